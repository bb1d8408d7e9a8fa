import { clamp } from '../ui/clamp.ts';
import { randomFrom } from '../ui/random.ts';

/** One partial of a body: its frequency as a multiple of the tone's, its level, and its share of the tone's decay. */
export type Partial = readonly [ratio: number, level: number, decayShare: number];

interface Envelope {
  /** Time from the start of the sound to the start of this part, ms. 0 by default. */
  readonly atMs?: number;
  /** Attack time, ms. 2 by default. */
  readonly attackMs?: number;
  /** Time at the full level, ms. 0 by default. */
  readonly holdMs?: number;
  /** Time in which the level falls by 60 dB, ms. */
  readonly decayMs: number;
  /** Highest amplitude, 0 to 1. */
  readonly level: number;
}

/** Partials that are struck together. */
export interface Tone extends Envelope {
  readonly hz: number;
  readonly body: readonly Partial[];
  /** The frequency at the end, Hz. */
  readonly toHz?: number;
}

/** Band-pass filtered noise. */
export interface Noise extends Envelope {
  readonly noiseHz: number;
  readonly q: number;
  readonly toHz?: number;
  /** Frequency of the slow swell of a held noise, Hz. */
  readonly swellHz?: number;
}

export type Part = Tone | Noise;

/** A sound as data. */
export interface Recipe {
  /** `figures`: the numbers that the sound counts out, if it counts. */
  readonly parts: readonly Part[] | ((figures: readonly number[]) => readonly Part[]);
  /** True for a sound that is never detuned or interrupted, because its pitch or its rhythm has a meaning. */
  readonly isExact?: boolean;
  /** True for a sound that plays until it is stopped. */
  readonly isHeld?: boolean;
  /** True for a sound that moves from left to right; all other sounds are in the middle. */
  readonly isCrossing?: boolean;
  /** Dropouts in a second at the lowest stability. 6 by default; many make a short sound rough. */
  readonly gapsPerSecond?: number;
  /** Factor on all levels, to make sounds of one kind about equally loud. 1 by default. */
  readonly gain?: number;
}

export interface VoiceOptions {
  /** Start time by the context's clock, s. */
  readonly at: number;
  /** Unsigned 32-bit integer: the same seed gives the same samples. */
  readonly seed: number;
  /** 0 to 1: the higher, the more partials. */
  readonly awareness: number;
  /** 0.2 to 1: the lower, the more detuned and interrupted. */
  readonly stability: number;
  readonly figures?: readonly number[];
  /** Of a held sound: `cents`, the distance from its pitch, and `level`, the factor on its level. */
  readonly cents?: number;
  readonly level?: number;
}

export interface Voice {
  /** Time of the last sample, s; Infinity for a held sound. */
  endsAt: number;
  /** Fades the sound out within `releaseMs`. */
  readonly stop: (at: number) => void;
  /** Ends the sound at once, without a fade. Used when the context is about to be suspended. */
  readonly cut: () => void;
  /** Changes the pitch and the level of a held sound. */
  readonly bend: (cents: number, level: number) => void;
}

/** Time in which a stopped sound fades out, ms. */
export const releaseMs = 15;
const s = (ms: number): number => ms / 1000;
/** Amplitude at −60 dB. */
const inaudible = 0.001;
/** Largest detuning of a partial at the lowest stability, cents. */
const mostCents = 45;
/** Longest buffer of noise, s; longer noise repeats it. */
const longestNoise = 2;

/**
 * Builds one sound and connects it to `destination`, an audio node of any context. All random values come from the
 * seed, and all times are set in advance. Every source stops after its gain has reached 0, so the samples before and
 * after the sound are exactly 0. B-SND-05.
 */
export function startVoice(destination: AudioNode, recipe: Recipe, options: VoiceOptions): Voice {
  const { at, seed, awareness, stability, figures = [], cents = 0, level = 1 } = options;
  const { isExact = false, isHeld = false, isCrossing = false, gapsPerSecond = 6, gain: balance = 1 } = recipe;
  const { context } = destination;
  const random = randomFrom(seed);
  const unrest = isExact ? 0 : clamp((1 - stability) / 0.8, 0, 1);
  const partialShare = isExact ? 1 : 0.4 + 0.6 * clamp(awareness, 0, 1);
  const parts = typeof recipe.parts === 'function' ? recipe.parts(figures) : recipe.parts;

  const gaps = context.createGain();
  const fade = context.createGain();
  const pan = isCrossing ? context.createStereoPanner() : null;
  gaps.connect(fade);
  if (pan === null) fade.connect(destination);
  else fade.connect(pan).connect(destination);
  fade.gain.setValueAtTime(level, 0);
  let sum: AudioNode | null = null;
  /**
   * Adds nodes two at a time: a browser adds three inputs of one node in any order, so the rounding would differ each
   * time.
   */
  const join = (node: AudioNode) => {
    if (sum === null) {
      sum = node;
      return;
    }
    const both = context.createGain();
    sum.connect(both);
    node.connect(both);
    sum = both;
  };
  const sources: AudioScheduledSourceNode[] = [];
  const bends: AudioParam[] = [];
  let end = at;

  const envelope = ({ attackMs = 2, holdMs = 0 }: Envelope, start: number, peak: number, decayMs: number) => {
    const gain = context.createGain();
    const full = start + s(attackMs);
    const top = peak * balance;
    gain.gain.setValueAtTime(0, 0);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(top, full);
    join(gain);
    if (isHeld) return { gain, stopsAt: Infinity };
    const decayed = full + s(holdMs + decayMs);
    gain.gain.setValueAtTime(top, full + s(holdMs));
    gain.gain.exponentialRampToValueAtTime(top * inaudible, decayed);
    gain.gain.linearRampToValueAtTime(0, decayed + s(4));
    return { gain, stopsAt: decayed + s(8) };
  };
  const run = (source: AudioScheduledSourceNode, start: number, stopsAt: number) => {
    source.start(start);
    if (Number.isFinite(stopsAt)) source.stop(stopsAt);
    end = Math.max(end, stopsAt);
    sources.push(source);
  };

  const addTone = (tone: Tone, start: number) => {
    const { hz, toHz, body, decayMs } = tone;
    const total = body.reduce((sum, [, partial]) => sum + partial, 0);
    const kept = Math.max(1, Math.round(body.length * partialShare));
    for (const [index, [ratio, partial, share]] of body.entries()) {
      // Omitted partials take a random value too. So the other partials get the same values at every awareness.
      const offBy = (random() * 2 - 1) * mostCents * unrest;
      if (index >= kept) continue;
      const { gain, stopsAt } = envelope(tone, start, (tone.level * partial) / total, decayMs * share);
      const oscillator = context.createOscillator();
      oscillator.frequency.setValueAtTime(hz * ratio, 0);
      if (toHz !== undefined) {
        oscillator.frequency.setValueAtTime(hz * ratio, start);
        oscillator.frequency.exponentialRampToValueAtTime(toHz * ratio, start + s(decayMs + (tone.holdMs ?? 0)));
      }
      oscillator.detune.setValueAtTime(offBy, 0);
      if (isHeld) {
        const bend = context.createConstantSource();
        bend.offset.setValueAtTime(cents, 0);
        bend.connect(oscillator.detune);
        bends.push(bend.offset);
        run(bend, start, stopsAt);
      }
      oscillator.connect(gain);
      run(oscillator, start, stopsAt);
    }
  };

  const addNoise = (noise: Noise, start: number) => {
    const { noiseHz, q, toHz, swellHz, decayMs, holdMs = 0 } = noise;
    const { gain, stopsAt } = envelope(noise, start, noise.level, decayMs);
    const lasts = Number.isFinite(stopsAt) ? stopsAt - start : longestNoise;
    const samples = context.createBuffer(
      1,
      Math.ceil(Math.min(lasts, longestNoise) * context.sampleRate),
      context.sampleRate,
    );
    const drawn = randomFrom(Math.floor(random() * 0x1_0000_0000));
    const channel = samples.getChannelData(0);
    for (let sample = 0; sample < channel.length; sample++) channel[sample] = drawn() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = samples;
    source.loop = lasts > longestNoise || isHeld;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.setValueAtTime(q, 0);
    filter.frequency.setValueAtTime(noiseHz, 0);
    if (toHz !== undefined) {
      filter.frequency.setValueAtTime(noiseHz, start);
      filter.frequency.exponentialRampToValueAtTime(toHz, start + s(decayMs + holdMs));
    }
    source.connect(filter).connect(gain);
    run(source, start, stopsAt);
    if (swellHz === undefined) return;
    const swell = context.createOscillator();
    const depth = context.createGain();
    swell.frequency.setValueAtTime(swellHz, 0);
    depth.gain.setValueAtTime(noise.level * balance * 0.4, 0);
    swell.connect(depth).connect(gain.gain);
    run(swell, start, stopsAt);
  };

  for (const part of parts) {
    const late = isExact ? 0 : (random() - 0.5) * 0.06;
    const start = at + s((part.atMs ?? 0) * (1 + late));
    if ('hz' in part) addTone(part, start);
    else addNoise(part, start);
  }
  (sum as AudioNode | null)?.connect(gaps);

  if (Number.isFinite(end)) interrupt(gaps.gain, at, end, gapsPerSecond * unrest, random);
  pan?.pan.setValueAtTime(-0.8, at);
  pan?.pan.linearRampToValueAtTime(0.8, Number.isFinite(end) ? end : at + 1);

  let running = sources.length;
  for (const source of sources)
    source.addEventListener('ended', () => {
      running -= 1;
      if (running === 0) (pan ?? fade).disconnect();
    });

  const voice: Voice = {
    endsAt: end,
    stop(stopAt) {
      if (stopAt + s(releaseMs) >= voice.endsAt) return;
      fade.gain.cancelScheduledValues(stopAt);
      fade.gain.setValueAtTime(fade.gain.value, stopAt);
      fade.gain.linearRampToValueAtTime(0, stopAt + s(releaseMs));
      voice.endsAt = stopAt + s(releaseMs);
      for (const source of sources) source.stop(voice.endsAt);
    },
    cut() {
      (pan ?? fade).disconnect();
      for (const source of sources) source.stop();
    },
    bend(toCents, toLevel) {
      for (const bend of bends) bend.setTargetAtTime(toCents, context.currentTime, 0.03);
      fade.gain.setTargetAtTime(toLevel, context.currentTime, 0.03);
    },
  };
  return voice;
}

/** Adds dropouts to a gain: `perSecond` of them, each at most 45 ms long, with soft edges. */
function interrupt(gain: AudioParam, at: number, end: number, perSecond: number, random: () => number): void {
  const count = Math.floor((end - at) * perSecond);
  const slot = (end - at) / Math.max(1, count);
  const edge = Math.min(0.003, slot * 0.1);
  gain.setValueAtTime(1, 0);
  for (let index = 0; index < count; index++) {
    const start = at + (index + 0.3 + random() * 0.3) * slot;
    const lasts = Math.min(0.045, slot * 0.3) * (0.3 + 0.7 * random());
    gain.setValueAtTime(1, start);
    gain.linearRampToValueAtTime(0, start + edge);
    gain.setValueAtTime(0, start + edge + lasts);
    gain.linearRampToValueAtTime(1, start + 2 * edge + lasts);
  }
}

/** Maximum number of sounds at once, without the held one. */
export const mostVoices = 3;

/**
 * The last nodes before the speakers: the volume, and a curve that halves samples from -1 to 1 and limits larger ones
 * to plus or minus 0.5. So no sample is above 0.5 (−6.02 dBFS). The sum of the voices stays below 1, so the limit is
 * never reached. B-SND-05.
 */
export function createOutput(context: BaseAudioContext): GainNode {
  const volume = context.createGain();
  const guard = context.createWaveShaper();
  guard.curve = new Float32Array([-0.5, 0, 0.5]);
  volume.connect(guard).connect(context.destination);
  return volume;
}
