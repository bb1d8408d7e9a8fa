import { describe, expect, it } from 'vitest';
import type { BehaviorData } from '#contract/api/visitor.ts';
import type { Phase } from '#contract/visitor.ts';
import { assess } from '../../server/profile/assess.ts';
import { ingest, ingestArchiveClick } from '../../server/profile/ingest.ts';
import { newRecord, type VisitorRecord } from '../../server/profile/record.ts';
import { thresholds } from '../../server/profile/thresholds.ts';
import { keenBatch, noon } from '../support/app.ts';
import { type Outcome, outcomeOf } from '../../tools/pacing/simulate.ts';
import { type Reader, readers } from '../../tools/pacing/readers.ts';

const start = newRecord(noon);
const after = (ms: number, change: Partial<BehaviorData> = {}, record: VisitorRecord = start): VisitorRecord =>
  ingest(record, keenBatch(noon + ms, change), record.lastSeenAt + ms);
const scrollTo = (...percents: number[]) =>
  percents.map((percent, index) => ({ percent, timestamp: noon + index * 1_700 + (index % 2) * 300 }));

describe('[R-PRO-01] phase 1 within the first flush', () => {
  const cases: readonly (readonly [string, Partial<BehaviorData>, Phase])[] = [
    ['a keen half minute', {}, 1],
    ['20 s', { dwellTime: 20_000 }, 1],
    ['a moment less', { dwellTime: 19_999 }, 0],
    ['half a page', { scrollPatterns: scrollTo(0, 30, 50), hoverTargets: ['a', 'b', 'c'], dwellTime: 20_000 }, 1],
    ['half a page in one jump', { scrollPatterns: scrollTo(50), dwellTime: 20_000 }, 1],
    ['less than half', { scrollPatterns: scrollTo(0, 5), hoverTargets: ['a', 'b'], dwellTime: 20_000 }, 0],
    ['three hovers', { hoverTargets: ['a', 'b', 'c'], dwellTime: 20_000 }, 1],
    ['taps for hovers', { hoverTargets: [], interactionSequence: ['click:a', 'click:b', 'click:c'] }, 1],
    ['nothing but presence', { scrollPatterns: [], hoverTargets: [] }, 0],
  ];
  it.each(cases)('%s', (_name, change, phase) => expect(after(30_000, change).phase).toBe(phase));

  it('credits no more dwell than the clock has run', () => {
    expect(after(19_999).phase).toBe(0);
    expect(after(19_999).dwellMs).toBe(19_999);
    expect(after(20_000).phase).toBe(1);
    expect(after(-86_400_000).dwellMs).toBe(0);
  });

  it('a wild scroller who stays is still let in', () => {
    const wild = scrollTo(...Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 0 : 45 + (index % 7))));
    expect(after(30_000, { scrollPatterns: wild }).phase).toBe(1);
  });
});

describe('[R-PRO-01] phases by engaged time', () => {
  it.each([1, 2, 3, 4, 5] as const)('phase %i opens at its threshold and not before', (phase) => {
    const at = thresholds.engagedMsForPhase[phase];
    const record = { ...start, batches: 1, dwellAllowanceMs: 1_000, engagedMs: at - 1_000 };
    expect(after(0, { dwellTime: 999 }, record).phase).toBe(phase - 1);
    expect(after(0, { dwellTime: 1_000, scrollPatterns: scrollTo(1) }, record).phase).toBe(phase);
  });

  it('never falls', () => {
    const record: VisitorRecord = { ...start, phase: 4 };
    expect(after(30_000, {}, record).phase).toBe(4);
    expect(after(30_000, { scrollPatterns: [], dwellTime: 0 }, record).phase).toBe(4);
  });

  it('a night doubles what was read, once, after a minute of the new visit', () => {
    const evening = { ...start, batches: 50, engagedMs: 900_000, lastSeenAt: noon };
    const tooSoon = after(thresholds.returning.gapMs - 1, {}, evening);
    expect(tooSoon.engagedMsAtReturn).toBeNull();
    let record = after(thresholds.returning.gapMs, {}, evening);
    expect(record.engagedMs).toBe(930_000);
    record = after(30_000, {}, record);
    expect(record.engagedMs).toBe(960_000 + 900_000);
    record = after(thresholds.returning.gapMs, {}, record);
    record = after(30_000, {}, after(30_000, {}, after(30_000, {}, record)));
    expect(record.engagedMs).toBe(1_860_000 + 120_000);
  });

  it('a tab left open stops counting after three minutes without a movement', () => {
    let record = start;
    for (let flush = 0; flush < 20; flush += 1)
      record = after(30_000, { scrollPatterns: [], hoverTargets: [] }, record);
    expect(record.engagedMs).toBe(180_000 * thresholds.engagement.presence);
    expect(after(30_000, {}, record).engagedMs).toBe(record.engagedMs + 30_000);
  });
});

describe('[R-PRO-01] machines', () => {
  const beat = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => ({ percent: index * step, timestamp: noon + index * 100 }));
  /** What a wheel or a finger leaves behind: an entry with each frame, in steps that even out. */
  const flick = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      percent: 10 * (1 - 0.9 ** index),
      timestamp: noon + Math.round((index * 1_000) / 60),
    }));
  const machines: readonly (readonly [string, Partial<BehaviorData>])[] = [
    ['a metronome', { scrollPatterns: beat(12, 2) }],
    ['events without dwell', { dwellTime: 999, hoverTargets: Array.from({ length: 20 }, (_, index) => `${index}`) }],
    [
      'more scrolls than a screen can show in a second',
      { dwellTime: 900, hoverTargets: [], scrollPatterns: flick(121) },
    ],
    [
      'a superhuman pace',
      { dwellTime: 5_000, scrollPatterns: scrollTo(...Array.from({ length: 20 }, (_, index) => (index % 2) * 100)) },
    ],
    ['more dwell than the clock could hold', { dwellTime: 30_000 * 2 + 31_001 }],
  ];
  it.each(machines)('%s earns nothing and is suspected', (_name, change) => {
    const record = after(30_000, change, { ...start, batches: 1 });
    expect(record).toMatchObject({
      phase: 0,
      dwellMs: 0,
      engagedMs: 0,
      touches: 0,
      suspicion: thresholds.suspicion.machine,
    });
  });

  it.each<readonly [string, Partial<BehaviorData>]>([
    ['eleven beats', { scrollPatterns: beat(11, 5) }],
    ['a wheel held at the end of the page', { scrollPatterns: beat(40, 0) }],
    [
      'nineteen events in a second',
      { dwellTime: 999, scrollPatterns: [], hoverTargets: Array.from({ length: 19 }, (_, index) => `${index}`) },
    ],
    ['a flick of the wheel at a tab that is looked at for 0.9 s', { dwellTime: 900, scrollPatterns: flick(24) }],
    [
      'as many scrolls as a screen can show in a second',
      { dwellTime: 900, hoverTargets: [], scrollPatterns: flick(120) },
    ],
    ['two windows side by side', { dwellTime: 30_000 * 2 + 31_000 }],
  ])('%s are none', (_name, change) => expect(after(30_000, change, { ...start, batches: 1 }).suspicion).toBe(0));

  describe('[R-PRO-01] the allowance of batches', () => {
    /** So many half minutes at the same moment, `afterMs` after a batch that used up the first of the allowance. */
    const burst = (batches: number, afterMs: number): VisitorRecord => {
      let record = after(0, { dwellTime: 0, scrollPatterns: [] });
      for (let batch = 1; batch < batches; batch += 1) record = after(batch === 1 ? afterMs : 0, {}, record);
      return record;
    };

    it('a flood runs out of it', () => {
      expect(burst(60, 0).suspicion).toBe(0);
      expect(burst(61, 0).suspicion).toBe(thresholds.suspicion.machine);
      expect(burst(62, 2_000).suspicion).toBe(thresholds.suspicion.machine);
    });

    it.each([31, 35, 60, 600])('an outbox of %i minutes without a server is taken in full', (minutes) => {
      const record = burst(1 + minutes * 2, minutes * 60_000);
      expect(record).toMatchObject({ batches: 1 + minutes * 2, suspicion: 0 });
      expect(record.dwellMs).toBe(Math.min(minutes * 60_000, thresholds.allowance.dwellCapMs));
    });

    it('a long silence saves up half a day of flushes, and no more', () => {
      expect(burst(1 + 1_500, 86_400_000).suspicion).toBe(0);
      expect(burst(1 + 1_501, 86_400_000).suspicion).toBe(thresholds.suspicion.machine);
    });

    it('is filled, as that of dwell is, from the time that the server tells, also when it has been set back', () => {
      let record = after(30_000);
      const setBackAt = record.lastSeenAt - 3_600_000;
      for (let flush = 1; flush <= 70; flush += 1) {
        const nowMs = setBackAt + flush * 30_000;
        record = ingest(record, keenBatch(nowMs), nowMs);
      }
      // The one batch that met the step was credited nothing.
      expect(record).toMatchObject({ suspicion: 0, dwellMs: 70 * 30_000 });
    });
  });
});

describe('[R-PRO-01] suspicion', () => {
  const level = (record: VisitorRecord): number => assess(record, noon).suspicionLevel;

  it('rises for probing and frenzy, and is 5 at most', () => {
    for (const probe of ['hidden:/purification', 'secret:seal-1', 'protocol:seals']) {
      expect(level(after(30_000, { interactionSequence: ['panel:letters', probe] }))).toBe(0.3);
    }
    expect(level(after(30_000, { interactionSequence: Array.from({ length: 9 }, () => 'secret:a') }))).toBe(0.9);
    const mad = scrollTo(...Array.from({ length: 24 }, (_, index) => (index % 2) * 80 + (index % 3)));
    expect(level(after(30_000, { scrollPatterns: mad }))).toBe(0.4);
    expect(level(after(30_000, { scrollPatterns: mad }, { ...start, suspicion: 4.9 }))).toBe(5);
  });

  it('falls with calm reading, a quarter a minute, and not below 0', () => {
    const wary = { ...start, suspicion: 1 };
    expect(level(after(60_000, { dwellTime: 60_000 }, wary))).toBe(0.8);
    expect(after(60_000, { dwellTime: 60_000 }, wary).suspicion).toBe(0.75);
    expect(after(60_000, { dwellTime: 60_000 }, { ...start, suspicion: 0.1 }).suspicion).toBe(0);
    expect(after(60_000, { dwellTime: 0, scrollPatterns: [], hoverTargets: [] }, wary).suspicion).toBe(1);
  });

  it('an archive forgives one click each three seconds', () => {
    let record = start;
    for (let click = 0; click < 12; click += 1) record = ingestArchiveClick(record, noon);
    expect(record.suspicion).toBe(0);
    expect(ingestArchiveClick(record, noon + 2_999).suspicion).toBe(thresholds.suspicion.archiveClick);
    expect(ingestArchiveClick(record, noon + 3_000).suspicion).toBe(0);
  });
});

describe('[R-PRO-01] the pacing of visitors', () => {
  const played = new Map<string, readonly Outcome[]>();
  /** Twenty of a kind, each played once. */
  const outcomesOf = (name: string): readonly Outcome[] => {
    const known = played.get(name);
    if (known !== undefined) return known;
    const outcomes = Array.from({ length: 20 }, (_, seed) => outcomeOf(readers[name] as Reader, seed));
    played.set(name, outcomes);
    return outcomes;
  };
  const minutesTo = (name: string, phase: Phase): (number | null)[] =>
    outcomesOf(name).map(({ reachedAt }) => reachedAt[phase] ?? null);

  it.each([
    ['keen', 1, 0, 0.5],
    ['keen', 2, 4, 6],
    ['keen', 5, 45, 65],
    ['steady', 2, 4, 7],
    ['steady', 5, 50, 75],
    ['touch', 5, 50, 75],
    ['keyboard', 5, 45, 75],
    ['returning', 5, 26, 40],
  ] as const)('%s readers reach phase %i within %i to %i minutes', (name, phase, least, most) => {
    for (const minutes of minutesTo(name, phase)) {
      expect(minutes).toBeGreaterThanOrEqual(least);
      expect(minutes).toBeLessThanOrEqual(most);
    }
  });

  it('a skimmer stays at 1; a tab left open too; a bot and a flood unlock nothing and are suspected', () => {
    for (const name of ['skimmer', 'absent']) {
      expect(minutesTo(name, 1)).not.toContain(null);
      expect(minutesTo(name, 2).filter((minutes) => minutes !== null)).toEqual([]);
    }
    for (const name of ['bot', 'flood']) {
      expect(minutesTo(name, 1).filter((minutes) => minutes !== null)).toEqual([]);
      expect(outcomeOf(readers[name] as Reader, 1).suspicion).toBe(5);
    }
  });

  it('no script is faster than the clock: the best imitation needs all of the engaged time', () => {
    expect(outcomeOf(readers['imitator'] as Reader, 1).reachedAt[5]).toBe(thresholds.engagedMsForPhase[5] / 60_000);
  });

  it.each([1, 2, 3, 4, 5] as const)('fault 35: nor sooner in phase %i than the quickest honest reader', (phase) => {
    const quickest = Math.min(...minutesTo('rapt', phase).map((minutes) => minutes ?? Number.POSITIVE_INFINITY));
    for (const script of ['imitator', 'bot', 'flood'])
      for (const minutes of minutesTo(script, phase))
        expect(minutes ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(quickest);
  });
});
