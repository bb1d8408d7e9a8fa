import type { SoundName } from '../content/sounds.ts';
import { clamp } from '../ui/clamp.ts';
import { recipes } from './recipes.ts';
import { createOutput, mostVoices, releaseMs, startVoice, type Voice, type VoiceOptions } from './synth.ts';

/** The options of a sound without its time, which the engine sets. */
export type Play = Omit<VoiceOptions, 'at'> & {
  /** Time from now to its beginning, ms. */
  readonly inMs?: number;
};

export interface Engine {
  /** Plays sounds one after another. With three still sounding, the oldest ends for each. */
  readonly play: (sounds: readonly SoundName[], play: Play) => void;
  /** Keeps a sound going until the next call; null ends it. The same sound again is bent to the new pitch and level. */
  readonly hold: (sound: SoundName | null, play: Play) => void;
  /** `volume`: percent, 0 to 100. */
  readonly setVolume: (volume: number) => void;
  /** Ends everything and frees the audio device. */
  readonly close: () => void;
}

/** From the last sample to the suspension, ms; B-SND-06 allows 2 s. */
const suspendAfterMs = 1000;
/** From a call to the first sample, s: the time of one release, so that an ended sound never adds to a new one. */
const leadS = (releaseMs + 10) / 1000;
/** Between two sounds of one event, s. */
const betweenS = 0.12;
const gestures = ['pointerdown', 'keydown', 'touchend'] as const;

/**
 * The sounds of a page load. The audio context is made at the reader's first gesture, runs only while something sounds,
 * and is suspended in a hidden tab, where everything ends and nothing begins. B-SND-06.
 */
export function createEngine(volume: number): Engine {
  let context: AudioContext | null = null;
  let output: GainNode | null = null;
  let gain = 0;
  let voices: Voice[] = [];
  let held: { readonly sound: SoundName; readonly play: Play; voice: Voice | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  /** Increases with everything that makes sounds that wait for the device out of date. */
  let turn = 0;

  const suspend = () => {
    clearTimeout(timer);
    if (context?.state === 'running') void context.suspend();
  };
  /** Suspends the context when the last sound has ended, unless another one begins before. */
  const rest = () => {
    clearTimeout(timer);
    if (context === null) return;
    const now = context.currentTime;
    voices = voices.filter(({ endsAt }) => endsAt > now);
    const last = Math.max(now, held?.voice?.endsAt ?? 0, ...voices.map(({ endsAt }) => endsAt));
    if (last === Infinity) return;
    timer = setTimeout(suspend, (last - now) * 1000 + suspendAfterMs);
  };
  /**
   * Calls back with a running context; not at all before a gesture, in a hidden tab, or if the tab is hidden meanwhile.
   */
  const whenRunning = (act: (running: AudioContext, output: GainNode) => void) => {
    if (isClosed || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    output ??= createOutput(context);
    output.gain.value = gain;
    const [running, ready, own] = [context, output, turn];
    clearTimeout(timer);
    void running.resume().then(() => {
      if (isClosed) return;
      if (document.hidden) return suspend();
      if (own === turn) act(running, ready);
      rest();
    });
  };
  const startHeld = () =>
    whenRunning((running, ready) => {
      if (held === null || held.voice !== null) return;
      held.voice = startVoice(ready, recipes[held.sound], { ...held.play, at: running.currentTime + leadS });
    });
  const endHeld = () => {
    if (held?.voice && context !== null) held.voice.stop(context.currentTime);
    if (held !== null) held.voice = null;
  };
  const cutAll = () => {
    turn += 1;
    for (const voice of voices) voice.cut();
    voices = [];
    held?.voice?.cut();
    if (held !== null) held.voice = null;
  };
  const onVisibility = () => {
    if (document.hidden) {
      cutAll();
      suspend();
    } else if (held !== null) startHeld();
  };
  const onGesture = () => {
    if (held !== null && held.voice === null) startHeld();
  };
  document.addEventListener('visibilitychange', onVisibility);
  for (const kind of gestures) addEventListener(kind, onGesture, { passive: true });

  const engine: Engine = {
    play(sounds, { inMs = 0, ...play }) {
      whenRunning((running, ready) => {
        const now = running.currentTime;
        let at = now + leadS + inMs / 1000;
        for (const sound of sounds) {
          voices = voices.filter(({ endsAt }) => endsAt > now);
          while (voices.length >= mostVoices) voices.shift()?.stop(now);
          const voice = startVoice(ready, recipes[sound], { ...play, at });
          voices.push(voice);
          at = voice.endsAt + betweenS;
        }
      });
    },
    hold(sound, play) {
      if (sound !== null && sound === held?.sound) {
        held = { ...held, play };
        held.voice?.bend(play.cents ?? 0, play.level ?? 1);
        return;
      }
      endHeld();
      held = sound === null ? null : { sound, play, voice: null };
      if (held === null) rest();
      else startHeld();
    },
    setVolume(percent) {
      // Loudness follows the square.
      gain = (clamp(percent, 0, 100) / 100) ** 2;
      output?.gain.setTargetAtTime(gain, output.context.currentTime, 0.02);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const kind of gestures) removeEventListener(kind, onGesture);
      void context?.close();
    },
  };
  engine.setVolume(volume);
  return engine;
}
