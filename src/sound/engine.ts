import type { SoundName } from '../content/sounds.ts';
import { clamp } from '../ui/clamp.ts';
import { recipes } from './recipes.ts';
import { createOutput, mostVoices, releaseMs, startVoice, type Voice, type VoiceOptions } from './synth.ts';

/** The options of a sound without its start time, which the sound engine sets. */
export type Play = Omit<VoiceOptions, 'at'> & {
  /** Delay before the sound begins, ms. */
  readonly inMs?: number;
};

export interface Engine {
  /**
   * Plays sounds one after another, and calls `onBegin` when they begin. While three sounds are playing, each new sound
   * ends the oldest of them. Before the reader's first gesture, and in a hidden tab, sounds are dropped.
   */
  readonly play: (sounds: readonly SoundName[], play: Play, onBegin: () => void) => void;
  /**
   * Holds a sound until the next call; null ends it. A call with the same sound only changes its pitch and level.
   * `onBegin` is called once, when the sound begins: a sound that is held before the first gesture begins with that
   * gesture.
   */
  readonly hold: (sound: SoundName | null, play: Play, onBegin: () => void) => void;
  /** Fades out the sounds that play, and drops those that wait. A held sound ends with its cause. */
  readonly fade: () => void;
  /** `volume`: percent, 0 to 100. */
  readonly setVolume: (volume: number) => void;
  /** Ends everything and frees the audio device. */
  readonly close: () => void;
}

/** Time from the last sample to the suspension of the context, ms; B-SND-06 allows 2 s. */
const suspendAfterMs = 1000;
/** Time from a call to the first sample, s: longer than a release, so that an ended sound never adds to a new one. */
const leadS = (releaseMs + 10) / 1000;
/** Pause between two sounds of one call, s. */
const betweenS = 0.12;
/** A screen reader may cause a click without any of the other events. */
const gestures = ['pointerdown', 'keydown', 'touchend', 'click'] as const;
/** The context is made before the page answers the gesture with a sound. */
const gestureOptions = { passive: true, capture: true } as const;

interface Held {
  readonly sound: SoundName;
  readonly play: Play;
  readonly onBegin: () => void;
  /** True once the sound has begun for the first time; it begins again after the tab was hidden. */
  hasBegun: boolean;
  voice: Voice | null;
}

/**
 * Creates the sound engine of a page load. The audio context is made at the reader's first gesture and never at a
 * sound: Safari lets a context run only if it was first resumed in a gesture. The context runs only while something
 * sounds, and is suspended in a hidden tab, where all sounds end and none begins. B-SND-06.
 */
export function createEngine(volume: number): Engine {
  let context: AudioContext | null = null;
  let output: GainNode | null = null;
  let gain = 0;
  let voices: Voice[] = [];
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let hasRun = false;
  /** Incremented when sounds that still wait for the audio device must no longer be played. */
  let turn = 0;

  const suspend = () => {
    clearTimeout(timer);
    if (context?.state === 'running') void context.suspend();
  };
  /** Suspends the context after the last sound has ended, if no other sound begins before that. */
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
   * Calls `act` with a running context. `act` is not called before the first gesture, in a hidden tab, or if the tab is
   * hidden before the context runs.
   */
  const whenRunning = (act: (running: AudioContext, output: GainNode) => void) => {
    if (isClosed || document.hidden || context === null) return;
    output ??= createOutput(context);
    output.gain.value = gain;
    const [running, ready, own] = [context, output, turn];
    clearTimeout(timer);
    void running.resume().then(() => {
      if (isClosed) return;
      hasRun = true;
      if (document.hidden) return suspend();
      if (own === turn) act(running, ready);
      rest();
    });
  };
  const startHeld = () =>
    whenRunning((running, ready) => {
      if (held === null || held.voice !== null) return;
      held.voice = startVoice(ready, recipes[held.sound], { ...held.play, at: running.currentTime + leadS });
      if (!held.hasBegun) held.onBegin();
      held.hasBegun = true;
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
  const begin = () => {
    if (document.hidden) return;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    if (!hasRun || held?.voice === null) startHeld();
  };
  const onGesture = (event: Event) => {
    // The key Escape and a finger that is put down are not gestures to a browser.
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (!isEscape && navigator.userActivation?.isActive !== false) begin();
  };
  document.addEventListener('visibilitychange', onVisibility);
  for (const kind of gestures) addEventListener(kind, onGesture, gestureOptions);
  // The press that switched sound on, and so loaded this module, is a gesture for some seconds.
  if (navigator.userActivation?.isActive === true) begin();

  const engine: Engine = {
    play(sounds, { inMs = 0, ...play }, onBegin) {
      whenRunning((running, ready) => {
        onBegin();
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
    hold(sound, play, onBegin) {
      if (sound !== null && sound === held?.sound) {
        held = { ...held, play };
        held.voice?.bend(play.cents ?? 0, play.level ?? 1);
        return;
      }
      endHeld();
      held = sound === null ? null : { sound, play, onBegin, hasBegun: false, voice: null };
      if (held === null) rest();
      else startHeld();
    },
    fade() {
      turn += 1;
      if (context !== null) for (const voice of voices) voice.stop(context.currentTime);
      rest();
    },
    setVolume(percent) {
      // The gain is the square of the volume, so that equal steps of the volume sound about equal.
      gain = (clamp(percent, 0, 100) / 100) ** 2;
      output?.gain.setTargetAtTime(gain, output.context.currentTime, 0.02);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const kind of gestures) removeEventListener(kind, onGesture, gestureOptions);
      void context?.close();
    },
  };
  engine.setVolume(volume);
  return engine;
}
