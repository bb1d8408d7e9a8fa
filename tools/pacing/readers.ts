import type { BehaviorData } from '../../contract/api/visitor.ts';

/** Chance as a parameter: 0 up to 1. */
export type Chance = () => number;

/** One flush as it arrives. */
export interface Flush {
  /** Real time since the flush before, ms. */
  readonly afterMs: number;
  readonly batch: BehaviorData;
}

/** A kind of visitor: their flushes, in order. */
export type Reader = (chance: Chance) => Iterable<Flush>;

const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();
const whole = (chance: Chance, low: number, high: number): number => Math.floor(between(chance, low, high + 1));
const texts = (count: number, kind: string): string[] => Array.from({ length: count }, (_, index) => `${kind}${index}`);

interface Manner {
  /** Percent of a page scrolled in the flush, there and back included. */
  readonly scroll: readonly [number, number];
  readonly hovers: readonly [number, number];
  readonly interactions: readonly [number, number];
  /** Of 30 s, how long in view, in ratio. */
  readonly inView: readonly [number, number];
}

/** A flush of somebody with a hand: steps and times vary. */
function humanBatch(chance: Chance, manner: Manner, flushMs: number): BehaviorData {
  const dwellTime = flushMs * between(chance, ...manner.inView);
  const way = between(chance, ...manner.scroll);
  const steps = Math.max(2, Math.round(way / 3));
  let percent = between(chance, 0, 20);
  let direction = 1;
  const scrollPatterns = Array.from({ length: way < 1 ? 0 : steps }, (_, index) => {
    const step = (way / steps) * between(chance, 0.4, 1.6);
    if (percent + step * direction > 100 || percent + step * direction < 0) direction = -direction;
    percent = Math.min(100, Math.max(0, percent + step * direction));
    return { percent, timestamp: (dwellTime / steps) * (index + chance() * 0.8) };
  });
  return {
    scrollPatterns,
    hoverTargets: texts(whole(chance, ...manner.hovers), 'hover '),
    dwellTime,
    interactionSequence: texts(whole(chance, ...manner.interactions), 'click:'),
    lastInteraction: dwellTime,
    timestamp: flushMs,
  };
}

const flushMs = 30_000;
function* visit(chance: Chance, manner: Manner, minutes: number, beforeMs = 0): Generator<Flush> {
  for (let flush = 0; flush < minutes * 2; flush += 1) {
    yield { afterMs: flushMs + (flush === 0 ? beforeMs : 0), batch: humanBatch(chance, manner, flushMs) };
  }
}

const keen: Manner = { scroll: [30, 80], hovers: [2, 6], interactions: [0, 4], inView: [0.9, 1] };
/** Keen, and never looks away: the quickest that an honest reader can be. */
const rapt: Manner = { ...keen, inView: [1, 1] };
const steady: Manner = { scroll: [5, 35], hovers: [0, 3], interactions: [0, 2], inView: [0.7, 1] };
/** A finger: no hovers at all. */
const touch: Manner = { scroll: [10, 50], hovers: [0, 0], interactions: [0, 4], inView: [0.7, 1] };
/** Tab and Enter; pages scroll in jumps as focus moves. */
const keyboard: Manner = { scroll: [15, 60], hovers: [0, 0], interactions: [1, 5], inView: [0.8, 1] };
/** Down and gone: several pages to their ends in half a minute. */
const skimmer: Manner = { scroll: [250, 600], hovers: [0, 4], interactions: [0, 3], inView: [0.5, 0.9] };
/** Leaves the tab open and goes to lunch. */
const absent: Manner = { scroll: [0, 0.5], hovers: [0, 0], interactions: [0, 0], inView: [1, 1] };
const nightMs = 14 * 3_600_000;

/** Everything at once, on a beat, as a script does it. */
const scripted = (dwellTime: number, percentPerStep: number): BehaviorData => ({
  scrollPatterns: Array.from({ length: 40 }, (_, index) => ({
    percent: index * percentPerStep,
    timestamp: index * 100,
  })),
  hoverTargets: texts(20, 'hover '),
  dwellTime,
  interactionSequence: texts(20, 'click:'),
  lastInteraction: 0,
  timestamp: 0,
});

export const readers: Readonly<Record<string, Reader>> = {
  keen: (chance) => visit(chance, keen, 90),
  rapt: (chance) => visit(chance, rapt, 90),
  steady: (chance) => visit(chance, steady, 120),
  touch: (chance) => visit(chance, touch, 120),
  keyboard: (chance) => visit(chance, keyboard, 120),
  *returning(chance) {
    yield* visit(chance, keen, 25);
    yield* visit(chance, keen, 25, nightMs);
  },
  skimmer: (chance) => visit(chance, skimmer, 40),
  absent: (chance) => visit(chance, absent, 60),
  /** One batch a flush, on a metronome. */
  *bot() {
    for (let flush = 0; flush < 240; flush += 1) yield { afterMs: flushMs, batch: scripted(30_000, 2.5) };
  },
  /** Plausible batches, twenty a second, each claiming half a minute. */
  *flood(chance) {
    for (let batch = 0; batch < 20_000; batch += 1) yield { afterMs: 50, batch: humanBatch(chance, keen, flushMs) };
  },
  /** The best a script can do: the fastest honest reader, imitated without a fault. */
  *imitator(chance) {
    const perfect: Manner = { scroll: [60, 60], hovers: [6, 6], interactions: [6, 6], inView: [1, 1] };
    yield* visit(chance, perfect, 90);
  },
};
