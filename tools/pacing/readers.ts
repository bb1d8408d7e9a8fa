import type { BehaviorData } from '../../contract/api/visitor.ts';
import { hiddenRoutes } from '../../contract/routes.ts';

/** Returns a random number from 0 to 1. */
export type Chance = () => number;

/** One flush as the server receives it. */
export interface Flush {
  /** Real time since the previous flush, ms. */
  readonly afterMs: number;
  readonly batch: BehaviorData;
  /** Clicks on archive files since the previous flush. Absent for none. */
  readonly archiveClicks?: number;
  /** Story pages opened for the first time since the previous flush. Absent for none. */
  readonly newRooms?: number;
}

/** A kind of visitor: yields the visitor's flushes, in order. */
export type Reader = (chance: Chance) => Iterable<Flush>;

const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();
const whole = (chance: Chance, low: number, high: number): number => Math.floor(between(chance, low, high + 1));
const texts = (count: number, kind: string): string[] => Array.from({ length: count }, (_, index) => `${kind}${index}`);

interface Manner {
  /** Percent of a page scrolled in one flush, both directions added. */
  readonly scroll: readonly [number, number];
  readonly hovers: readonly [number, number];
  readonly interactions: readonly [number, number];
  /** Share of the 30 s with the page in view, 0 to 1. */
  readonly inView: readonly [number, number];
  /** Opens another story page at this interval, in flushes. */
  readonly roomFlushes: number;
}

/** A flush of a human reader: steps and times vary. */
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
    const newRooms = (flush + 1) % manner.roomFlushes === 0 ? 1 : 0;
    yield { afterMs: flushMs + (flush === 0 ? beforeMs : 0), batch: humanBatch(chance, manner, flushMs), newRooms };
  }
}

/** Actions of a reader besides reading, in minutes of the visit. */
interface Habits {
  /** Follows a hidden link. */
  readonly hiddenLinks: readonly number[];
  /** Unlocks a protocol, and opens the panel of protocols. */
  readonly seals: readonly number[];
  /** Opens five story pages in half a minute. */
  readonly hurries: readonly number[];
  /** Opens /human-cost and leaves it at once. */
  readonly leaves: readonly number[];
  /** Clicks on archive files, all within a minute. */
  readonly archive: readonly (readonly [minute: number, clicks: number])[];
}

/** A visit with a new story page every `roomFlushes` flushes, and with the actions of `habits`. */
function* journey(
  chance: Chance,
  manner: Manner,
  minutes: number,
  habits: Habits,
  roomFlushes: readonly [number, number] = [3, 5],
): Generator<Flush> {
  let room = whole(chance, 0, hiddenRoutes.length - 1);
  let stay = 0;
  const enter = (): string => `view:/${hiddenRoutes[(room += 1) % hiddenRoutes.length]}`;
  let flush = 0;
  for (const { afterMs, batch } of visit(chance, manner, minutes)) {
    const isNow = (minute: number) => Math.floor(minute * 2) === flush;
    const times = (list: readonly number[]) => list.filter(isNow).length;
    const acts: string[] = [];
    if (stay === 0) acts.push(enter());
    for (let count = times(habits.hiddenLinks); count > 0; count -= 1) acts.push('hidden:/cosmic-awareness', enter());
    for (let count = times(habits.seals); count > 0; count -= 1) acts.push('secret:seal-1', 'protocol:seals');
    for (let count = times(habits.leaves); count > 0; count -= 1) acts.push('view:/human-cost', enter());
    for (let count = times(habits.hurries) * 5; count > 0; count -= 1) acts.push(enter());
    stay = (stay === 0 ? whole(chance, ...roomFlushes) : stay) - 1;
    const archiveClicks = habits.archive
      .filter(([minute]) => isNow(minute) || isNow(minute + 0.5))
      .reduce((sum, [, clicks]) => sum + Math.round(clicks / 2), 0);
    yield {
      afterMs,
      batch: { ...batch, interactionSequence: [...acts, ...batch.interactionSequence] },
      archiveClicks,
      newRooms: acts.filter((act) => act.startsWith('view:')).length,
    };
    flush += 1;
  }
}

/**
 * Finds two hidden links and two secret words in an hour, and hurries once. Leaves /human-cost early in half of the
 * visits.
 */
const keenHabits = (chance: Chance): Habits => ({
  hiddenLinks: [between(chance, 9, 12), between(chance, 28, 32)],
  seals: [between(chance, 14, 17), between(chance, 36, 41)],
  hurries: [between(chance, 3, 7)],
  leaves: chance() < 0.5 ? [between(chance, 23, 26)] : [],
  archive: [
    [between(chance, 5, 8), 21],
    [between(chance, 44, 47), 24],
  ],
});
/** Tries everything: the archive files at once, and every hidden link and secret word within twenty minutes. */
const explorerHabits = (chance: Chance): Habits => ({
  hiddenLinks: [between(chance, 7, 9), between(chance, 9, 10), between(chance, 10, 11)],
  seals: [between(chance, 10, 11), between(chance, 11, 12), between(chance, 12, 13), between(chance, 13, 14)],
  hurries: [between(chance, 3, 6), between(chance, 9, 10)],
  leaves: [between(chance, 8, 10), between(chance, 10, 11)],
  archive: [
    [between(chance, 4, 6), 60],
    [between(chance, 13, 14), 60],
  ],
});

const keen: Manner = { scroll: [30, 80], hovers: [2, 6], interactions: [0, 4], inView: [0.9, 1], roomFlushes: 6 };
/** Like keen, and always in view: the quickest possible honest reader. */
const rapt: Manner = { ...keen, inView: [1, 1] };
const steady: Manner = { scroll: [5, 35], hovers: [0, 3], interactions: [0, 2], inView: [0.7, 1], roomFlushes: 16 };
/** Touch: no hovers. */
const touch: Manner = { scroll: [10, 50], hovers: [0, 0], interactions: [0, 4], inView: [0.7, 1], roomFlushes: 16 };
/** Keyboard: Tab and Enter; pages scroll in jumps as the focus moves. */
const keyboard: Manner = { scroll: [15, 60], hovers: [0, 0], interactions: [1, 5], inView: [0.8, 1], roomFlushes: 16 };
/** Scrolls several pages to their ends in half a minute. */
const skimmer: Manner = {
  scroll: [250, 600],
  hovers: [0, 4],
  interactions: [0, 3],
  inView: [0.5, 0.9],
  roomFlushes: 2,
};
/** Leaves the tab open without input. */
const absent: Manner = { scroll: [0, 0.5], hovers: [0, 0], interactions: [0, 0], inView: [1, 1], roomFlushes: 1000 };
const nightMs = 14 * 3_600_000;

/** A flush of a script: all events are at exact intervals. */
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
  keen: (chance) => journey(chance, keen, 90, keenHabits(chance)),
  explorer: (chance) => journey(chance, keen, 90, explorerHabits(chance), [4, 5]),
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
  /** Sends the same scripted batch at exact intervals. */
  *bot() {
    for (let flush = 0; flush < 240; flush += 1) yield { afterMs: flushMs, batch: scripted(30_000, 2.5) };
  },
  /** Plausible batches, twenty a second, each claiming half a minute. */
  *flood(chance) {
    for (let batch = 0; batch < 20_000; batch += 1) yield { afterMs: 50, batch: humanBatch(chance, keen, flushMs) };
  },
  /**
   * A script with a cookie that is three hours old at the first batch. It sends ten batches at once, which together
   * claim twenty minutes, and then pauses for twenty minutes.
   */
  *sleeper(chance) {
    for (let pause = 0; pause < 9; pause += 1) {
      const claims = humanBatch(chance, { ...keen, scroll: [600, 600], hovers: [60, 60] }, 120_000);
      for (let batch = 0; batch < 10; batch += 1) {
        yield { afterMs: batch > 0 ? 0 : pause === 0 ? 3 * 3_600_000 : 20 * 60_000, batch: claims };
      }
    }
  },
  /** The best possible script: it imitates the fastest honest reader without a mistake. */
  *imitator(chance) {
    const perfect: Manner = { scroll: [60, 60], hovers: [6, 6], interactions: [6, 6], inView: [1, 1], roomFlushes: 1 };
    yield* visit(chance, perfect, 90);
  },
};
