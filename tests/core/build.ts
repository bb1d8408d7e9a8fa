import type { BehaviorPattern } from '#contract/egg.ts';
import type { Profile } from '#contract/visitor.ts';
import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationOptions } from '#contract/simulation.ts';
import { initialState } from '#core/initialState.ts';
import { seededRandom, type Random } from '#core/random.ts';
import type { SimulationState } from '#core/state.ts';

/** 2025-11-20T09:00:00Z. */
export const startAt = 1_763_629_200_000;

export const options: SimulationOptions = {
  seed: 7,
  sessionId: 'session-0123456789',
  hour: 12,
  speed: 1,
  startedAtMs: startAt,
  narrative: emptyNarrative,
  // No digests to compare with: computing a digest takes milliseconds, and most tests are not about secret words.
  protocolDigests: { salt: '', digests: [] },
};

export const freshState = (changes: Partial<SimulationState> = {}): SimulationState => ({
  ...initialState(options, startAt, seededRandom(7)),
  ...changes,
});

export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  phaseUnlocked: 0,
  suspicionLevel: 0,
  interactions: 0,
  daysSinceFirst: 0,
  behaviorProfile: { interactionSequence: [] },
  personalizedNotes: [],
  protocols: [],
  ...changes,
});

/** A generator that draws the numbers of a list one by one, and then only the last number. */
export const scripted = (...ratios: number[]): Random => {
  let drawn = 0;
  const ratio = () => ratios[Math.min(drawn++, ratios.length - 1)] ?? 0;
  return { ratio, whole: (from, to) => from + Math.floor(ratio() * (to - from + 1)), state: () => [0, 0, 0, 0] };
};

export type Act = readonly [keyof typeof recordKinds, (number | string)?];

/** Builds telemetry as the page does. Ordinals begin at 1. A batch lasts one second by default. */
export class Reader {
  through = 0;
  /** Number of the next batch to be sent. */
  sequence = 1;
  at: number;

  constructor(at = startAt) {
    this.at = at;
  }

  batch(acts: readonly Act[], stepMs = 1000 / Math.max(1, acts.length)): TelemetryBatch {
    const records = new Float64Array(acts.length * recordStride);
    const texts: string[] = [];
    acts.forEach(([kind, detail], index) => {
      this.at += stepMs;
      const value = typeof detail === 'number' ? detail : 0;
      const text = typeof detail === 'string' ? texts.push(detail) - 1 : -1;
      records.set([recordKinds[kind], this.at, value, text], index * recordStride);
    });
    this.through += acts.length;
    return { records, texts, through: this.through };
  }

  /** Enough scrolling, hovers and interactions for full liveliness. The behaviour pattern is `acting`. */
  lively(): TelemetryBatch {
    const acts: Act[] = [['visible'], ['scroll', 0], ['scroll', 80]];
    for (let index = 0; index < 10; index += 1)
      acts.push(['hover', `word ${index}`], ['interaction', `click:${index}`]);
    return this.batch(acts);
  }

  /** Telemetry of one behaviour pattern, if sent every 15 s of simulation time. Keeps awareness high. */
  inManner(manner: BehaviorPattern): TelemetryBatch {
    if (manner === 'acting') return this.lively();
    const travel = manner === 'skimming' ? 60 : 10;
    const acts: Act[] = [['visible'], ['scroll', 0], ['scroll', travel], ['interaction', 'click:page']];
    for (let hovers = 0; hovers < (manner === 'wandering' ? 4 : 1); hovers += 1) acts.push(['hover', `word ${hovers}`]);
    return this.batch(acts);
  }
}
