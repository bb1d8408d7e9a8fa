import { readFileSync } from 'node:fs';
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
const after = (
  ms: number,
  change: Partial<BehaviorData> = {},
  record: VisitorRecord = start,
  rooms = 0,
): VisitorRecord => ingest(record, keenBatch(noon + ms, change), record.lastSeenAt + ms, { rooms });
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

  it('credits no more dwell than has passed on the clock', () => {
    expect(after(19_999).phase).toBe(0);
    expect(after(19_999).dwellMs).toBe(19_999);
    expect(after(20_000).phase).toBe(1);
    expect(after(-86_400_000).dwellMs).toBe(0);
  });

  it('a reader who scrolls wildly but stays still reaches it', () => {
    const wild = scrollTo(...Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 0 : 45 + (index % 7))));
    expect(after(30_000, { scrollPatterns: wild }).phase).toBe(1);
  });
});

describe('[R-PRO-01] phases by engaged time', () => {
  it.each([1, 2, 3, 4, 5] as const)('phase %i opens at its threshold and not before', (phase) => {
    const at = thresholds.engagedMsForPhase[phase];
    const record = { ...start, batches: 1, dwellAllowanceMs: 1_000, engagedMs: at - 1_000 };
    expect(after(0, { dwellTime: 999 }, record, 6).phase).toBe(phase - 1);
    expect(after(0, { dwellTime: 1_000, scrollPatterns: scrollTo(1) }, record, 6).phase).toBe(phase);
  });

  it.each([
    [3, 1],
    [4, 3],
    [5, 5],
  ] as const)('fault 35: phase %i needs %i story pages that the server has given out', (phase, rooms) => {
    const record = { ...start, batches: 1, engagedMs: thresholds.engagedMsForPhase[5] };
    expect(after(0, { dwellTime: 0 }, record, rooms - 1).phase).toBe(phase - 1);
    expect(after(0, { dwellTime: 0 }, record, rooms).phase).toBe(phase);
  });

  it('fault 35: the first batch is credited a minute at most, however old the cookie is', () => {
    const claim = { dwellTime: 1_800_000, hoverTargets: Array.from({ length: 100 }, (_, index) => `${index}`) };
    expect(after(59_999, claim).dwellMs).toBe(59_999);
    const old = after(86_400_000, claim, start, 6);
    expect(old).toMatchObject({ dwellMs: 60_000, phase: 1 });
    // Clicks before the first batch add nothing.
    const clicked = ingestArchiveClick(ingestArchiveClick(start, noon + 600_000), noon + 1_200_000);
    expect(after(0, claim, clicked).dwellMs).toBe(60_000);
  });

  it('fault 35: who is absent is credited ten minutes at most', () => {
    const claim = { dwellTime: 1_200_000, hoverTargets: Array.from({ length: 100 }, (_, index) => `${index}`) };
    const reader = { ...start, batches: 1, dwellMs: 0 };
    expect(after(599_999, claim, reader).dwellMs).toBe(599_999);
    expect(after(1_200_000, claim, reader).dwellMs).toBe(600_000);
  });

  it('never falls', () => {
    const record: VisitorRecord = { ...start, phase: 4 };
    expect(after(30_000, {}, record).phase).toBe(4);
    expect(after(30_000, { scrollPatterns: [], dwellTime: 0 }, record).phase).toBe(4);
  });

  it('returning after a night doubles the engaged time, once, after a minute of the new visit', () => {
    const evening = { ...start, batches: 50, engagedMs: 800_000, lastSeenAt: noon };
    const tooSoon = after(thresholds.returning.gapMs - 1, {}, evening);
    expect(tooSoon.engagedMsAtReturn).toBeNull();
    let record = after(thresholds.returning.gapMs, {}, evening);
    expect(record.engagedMs).toBe(830_000);
    record = after(30_000, {}, record);
    expect(record.engagedMs).toBe(860_000 + 800_000);
    record = after(thresholds.returning.gapMs, {}, record);
    record = after(30_000, {}, after(30_000, {}, after(30_000, {}, record)));
    expect(record.engagedMs).toBe(1_660_000 + 120_000);
  });

  it.each([
    [840_000, 840_000],
    [840_001, 840_000],
  ])('the first visit’s %i ms add %i ms', (engagedMs, bonus) => {
    const evening = { ...start, batches: 50, engagedMs, lastSeenAt: noon };
    const record = after(30_000, {}, after(thresholds.returning.gapMs, {}, evening));
    expect(record.engagedMs).toBe(engagedMs + 60_000 + bonus);
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
  /** The scroll entries of a wheel or a finger: one for each frame, in decreasing steps. */
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
    /** `batches` batches of 30 s, all but the first at the same time, `afterMs` after the first. */
    const burst = (batches: number, afterMs: number): VisitorRecord => {
      let record = after(0, { dwellTime: 0, scrollPatterns: [] });
      for (let batch = 1; batch < batches; batch += 1) record = after(batch === 1 ? afterMs : 0, {}, record);
      return record;
    };

    it('is used up by a flood', () => {
      expect(burst(60, 0).suspicion).toBe(0);
      expect(burst(61, 0).suspicion).toBe(thresholds.suspicion.machine);
      expect(burst(62, 2_000).suspicion).toBe(thresholds.suspicion.machine);
    });

    it.each([31, 35, 60, 600])('is enough for an outbox of %i minutes without a server', (minutes) => {
      const record = burst(1 + minutes * 2, minutes * 60_000);
      expect(record).toMatchObject({ batches: 1 + minutes * 2, suspicion: 0 });
      expect(record.dwellMs).toBe(Math.min(minutes * 60_000, thresholds.allowance.dwellCapMs));
    });

    it('grows to half a day of flushes without a batch, and no further', () => {
      expect(burst(1 + 1_500, 86_400_000).suspicion).toBe(0);
      expect(burst(1 + 1_501, 86_400_000).suspicion).toBe(thresholds.suspicion.machine);
    });

    it('grows by the server’s clock, like that of dwell, even after the clock was set back', () => {
      let record = after(30_000);
      const setBackAt = record.lastSeenAt - 3_600_000;
      for (let flush = 1; flush <= 70; flush += 1) {
        const nowMs = setBackAt + flush * 30_000;
        record = ingest(record, keenBatch(nowMs), nowMs);
      }
      // The batch at the jump of the clock was credited nothing.
      expect(record).toMatchObject({ suspicion: 0, dwellMs: 70 * 30_000 });
    });

    it('[B-STO-02] grows once between two servers whose clocks differ, unless one is more than 10 s behind', () => {
      const grownBy = (differenceMs: number): number => {
        let record = after(30_000);
        for (let click = 1; click <= 20; click += 1) {
          record = ingestArchiveClick(record, noon + 30_000 + click * 1000 + (click % 2) * differenceMs);
        }
        return record.dwellAllowanceMs;
      };
      expect([grownBy(0), grownBy(11_000)]).toEqual([20_000, 30_000]);
      expect(grownBy(11_001)).toBeGreaterThan(50_000);
    });
  });
});

describe('[R-PRO-01, B-SUS-01] suspicion', () => {
  const level = (record: VisitorRecord): number => assess(record, noon).suspicionLevel;

  it.each([
    ['a hidden link', 'hidden:/purification', 0.6],
    ['a broken seal', 'secret:seal-1', 0.8],
    ['the panel of the seals', 'protocol:seals', 0.1],
    ['what the page offers', 'panel:letters', 0],
  ])('rises for %s', (_name, entry, added) => {
    expect(level(after(30_000, { interactionSequence: ['click:a', entry] }))).toBe(added);
  });

  const mad = scrollTo(...Array.from({ length: 24 }, (_, index) => (index % 2) * 80 + (index % 3)));

  it('rises for frenzy, by 2 at most for one batch of probes, and is 5 at most', () => {
    expect(level(after(30_000, { interactionSequence: Array.from({ length: 9 }, () => 'secret:a') }))).toBe(2);
    expect(level(after(30_000, { scrollPatterns: mad }))).toBe(0.4);
    const machine = scrollTo(...Array.from({ length: 20 }, (_, index) => (index % 2) * 100));
    const suspected = { ...start, suspicion: 4.9 };
    expect(level(after(30_000, { dwellTime: 5_000, scrollPatterns: machine }, suspected))).toBe(5);
  });

  it.each([
    ['hidden', { interactionSequence: ['hidden:/void', 'protocol:seals'] }],
    ['secret', { interactionSequence: ['hidden:/void', 'secret:seal-1'] }],
    ['protocol', { interactionSequence: ['protocol:seals'] }],
    ['frenzy', { scrollPatterns: mad }],
    ['hurry', { interactionSequence: ['a', 'b', 'c', 'd'].map((room) => `view:/${room}`) }],
    // A hidden link adds more suspicion than hurry.
    ['hidden', { interactionSequence: ['hidden:/void', ...['a', 'b', 'c', 'd'].map((room) => `view:/${room}`)] }],
    ['machine', { interactionSequence: Array.from({ length: 200 }, () => 'click:a'), dwellTime: 0 }],
    [null, {}],
  ] as const)('[B-SUS-05] the sign is %s, and calm reading does not take it away', (sign, change) => {
    const record = after(30_000, change as Partial<BehaviorData>);
    expect(record.suspicionSign).toBe(sign);
    expect(after(60_000, { dwellTime: 60_000 }, record).suspicionSign).toBe(sign);
    expect(assess(record, noon).suspicionSign).toBe(sign ?? undefined);
  });

  it('[B-SUS-05] the sign of clicks over the allowance is files, that of others none', () => {
    expect(ingestArchiveClick({ ...start, archivePatience: 1 }, noon).suspicionSign).toBe(null);
    expect(ingestArchiveClick({ ...start, archivePatience: 0.9 }, start.lastSeenAt).suspicionSign).toBe('files');
  });

  it('rises less, the higher it is', () => {
    const wary = after(30_000, { scrollPatterns: mad }, { ...start, suspicion: 2.5 });
    expect(wary.suspicion).toBeCloseTo(2.5 + thresholds.suspicion.frenzy / 2, 9);
    expect(after(30_000, { scrollPatterns: mad }, { ...start, suspicion: 5 }).suspicion).toBe(5);
  });

  it.each([
    ['four rooms in half a minute', 4, 30_000, 0.4],
    ['four rooms in 40 s', 4, 40_000, 0],
    ['three rooms in ten seconds', 3, 10_000, 0],
  ])('hurry: %s', (_name, rooms, dwellTime, added) => {
    const interactionSequence = Array.from({ length: rooms }, (_, index) => `view:/room-${index}`);
    expect(level(after(dwellTime, { dwellTime, interactionSequence }))).toBe(added);
  });

  it('falls by an eighth or so in a minute of calm reading, and not without dwell', () => {
    const wary = { ...start, suspicion: 1 };
    expect(after(60_000, { dwellTime: 60_000 }, wary).suspicion).toBeCloseTo(0.88, 9);
    let calmed: VisitorRecord = wary;
    for (let minutes = 0; minutes < 30; minutes += 1) calmed = after(60_000, { dwellTime: 60_000 }, calmed);
    expect(level(calmed)).toBe(0);
    expect(after(60_000, { dwellTime: 0, scrollPatterns: [], hoverTargets: [] }, wary).suspicion).toBe(1);
  });

  it('the highest is kept, from a batch and from a click', () => {
    const broken = after(30_000, { interactionSequence: ['secret:seal-1'] });
    expect(broken).toMatchObject({ suspicion: 0.8, peakSuspicion: 0.8 });
    const calmed = after(60_000, { dwellTime: 60_000 }, broken);
    expect(calmed.suspicion).toBeLessThan(0.8);
    expect(calmed.peakSuspicion).toBe(0.8);
    const clicked = ingestArchiveClick({ ...broken, archivePatience: 0, suspicion: 2, peakSuspicion: 2 }, noon);
    expect(clicked.peakSuspicion).toBe(clicked.suspicion);
    expect(clicked.suspicion).toBeGreaterThan(2);
  });

  it('ten batches in a row with the same six touches are a script’s', () => {
    const touches = { interactionSequence: ['click:a', 'click:b', 'click:c'] };
    const same = (batches: number, change: Partial<BehaviorData>): VisitorRecord => {
      let record = start;
      for (let batch = 0; batch < batches; batch += 1) record = after(30_000, change, record);
      return record;
    };
    expect(same(9, touches).suspicion).toBe(0);
    expect(same(10, touches)).toMatchObject({ suspicion: thresholds.suspicion.even, suspicionSign: 'even' });
    expect(same(20, {}).suspicion).toBe(0);
  });

  it('ignores one archive click every three seconds', () => {
    let record = start;
    for (let click = 0; click < 12; click += 1) record = ingestArchiveClick(record, noon);
    expect(record.suspicion).toBe(0);
    expect(ingestArchiveClick(record, noon + 2_999).suspicion).toBe(thresholds.suspicion.archiveClick);
    expect(ingestArchiveClick(record, noon + 3_000).suspicion).toBe(0);
  });
});

describe('[B-SUS-01, B-SUS-02] leaving people early', () => {
  const reader: VisitorRecord = { ...start, phase: 1 };
  /** Batches of one page load, each with its dwell and the pages that it enters. */
  const read = (record: VisitorRecord, ...batches: readonly (readonly [number, ...string[]])[]): VisitorRecord => {
    let read = record;
    for (const [dwellTime, ...paths] of batches) {
      const nowMs = read.lastSeenAt + dwellTime;
      const interactionSequence = paths.map((path) => `view:${path}`);
      read = ingest(read, keenBatch(nowMs, { dwellTime, interactionSequence }), nowMs, { session: 'session' });
    }
    return read;
  };

  it.each(['/human-cost', '/digital-empathy', '/empathy'])('%s is left within one batch', (path) => {
    expect(read(reader, [30_000, path, '/judgment'])).toMatchObject({
      suspicion: thresholds.suspicion.leftEarly,
      suspicionSign: 'left-early',
      peopleStays: { [path]: 'left-early' },
      peopleVisit: null,
    });
  });

  it('across two batches only when the stay was certainly shorter than 40 s', () => {
    const early = read(reader, [30_000, '/human-cost'], [9_999, '/judgment']);
    expect(early).toMatchObject({ peopleStays: { '/human-cost': 'left-early' } });
    expect(early.suspicion).toBe(0.5);
    expect(read(reader, [30_000, '/human-cost'], [10_000, '/judgment'])).toMatchObject({
      suspicion: 0,
      peopleStays: { '/human-cost': 'perhaps' },
    });
  });

  it('nobody leaves early where they may have stayed 40 s', () => {
    const again = [10_000, '/human-cost', '/about'] as const;
    const perhaps = { suspicion: 0, peopleStays: { '/human-cost': 'perhaps' } };
    // A stay of 65 s, of which 35 s are certain.
    const open = read(reader, [30_000, '/human-cost'], [30_000], [5_000]);
    expect(read(open, [1_000, '/about'], again)).toMatchObject(perhaps);
    // The reader closes the page. Another page load begins elsewhere.
    const nowMs = open.lastSeenAt + 10_000;
    const other = keenBatch(nowMs, { dwellTime: 10_000, interactionSequence: ['view:/about'] });
    expect(read(ingest(open, other, nowMs, { session: 'another' }), again)).toMatchObject(perhaps);
    expect(read(open, [1_000, '/about'], [30_000, '/human-cost'], [40_000], [1, '/about'])).toMatchObject({
      peopleStays: { '/human-cost': 'stayed' },
    });
    // A certain departure before it counts.
    const early = read(reader, [10_000, '/human-cost', '/about'], [30_000, '/human-cost'], [10_000, '/about']);
    expect(early.peopleStays).toEqual({ '/human-cost': 'perhaps' });
    expect(read(early, again).suspicion).toBeLessThanOrEqual(early.suspicion);
  });

  it('a visit to one page says nothing about another', () => {
    const both = read(reader, [30_000, '/human-cost'], [10_000, '/empathy'], [9_999], [1, '/about']);
    expect(both.peopleStays).toEqual({ '/human-cost': 'perhaps', '/empathy': 'left-early' });
  });

  it('nobody leaves early where they have once stayed 40 s', () => {
    const stayed = read(reader, [30_000, '/human-cost'], [39_999]);
    expect(stayed.peopleStays).toEqual({});
    expect(read(stayed, [1])).toMatchObject({ peopleStays: { '/human-cost': 'stayed' } });
    expect(read(stayed, [1], [1, '/about'], [5_000, '/human-cost', '/about'])).toMatchObject({
      suspicion: 0,
      peopleStays: { '/human-cost': 'stayed' },
    });
  });

  it('does not count below phase 1, for other pages, or for a page that another page load shows', () => {
    expect(read(start, [10_000, '/human-cost', '/about']).suspicion).toBe(0);
    expect(read(reader, [10_000, '/kitchen', '/about']).suspicion).toBe(0);
    const open = read(reader, [10_000, '/human-cost']);
    const other = keenBatch(noon + 20_000, { dwellTime: 10_000, interactionSequence: ['view:/about'] });
    expect(ingest(open, other, noon + 20_000, { session: 'another' }).suspicion).toBe(0);
  });
});

describe('[R-PRO-01] the pacing of visitors', () => {
  const played = new Map<string, readonly Outcome[]>();
  /** The outcomes of twenty readers of one kind. Each kind is played only once. */
  const outcomesOf = (name: string): readonly Outcome[] => {
    const known = played.get(name);
    if (known !== undefined) return known;
    const outcomes = Array.from({ length: 20 }, (_, seed) => outcomeOf(readers[name] as Reader, seed));
    played.set(name, outcomes);
    return outcomes;
  };
  const minutesTo = (name: string, phase: Phase): (number | null)[] =>
    outcomesOf(name).map(({ reachedAt }) => reachedAt[phase] ?? null);

  const bars = [
    ['keen', 1, 0, 0.5],
    ['keen', 2, 4, 6],
    ['keen', 3, 11, 13],
    ['keen', 4, 21, 24],
    ['keen', 5, 36, 40],
    ['explorer', 2, 4, 6],
    ['explorer', 3, 11, 13],
    ['explorer', 4, 21, 24],
    ['explorer', 5, 36, 40],
    ['steady', 2, 4, 7],
    ['steady', 5, 40, 50],
    ['touch', 5, 40, 50],
    ['keyboard', 5, 36, 50],
    ['returning', 5, 22, 30],
  ] as const;

  it('[B-SUS-04] the requirement names the bars of the keen reader and the explorer', () => {
    const row = readFileSync(`${import.meta.dirname}/../../docs/requirements.md`, 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| B-SUS-04 '));
    for (const reader of ['keen', 'explorer']) {
      const spans = bars
        .filter(([name, phase]) => name === reader && phase > 1)
        .map(([, , least, most]) => [least, most]);
      const [first, second, third, last] = spans.map((span) => span.join(' to '));
      expect(row).toContain(`within ${first}, ${second}, ${third} and ${last} minutes.`);
    }
  });

  it.each(bars)('[B-SUS-04] %s readers reach phase %i within %i to %i minutes', (name, phase, least, most) => {
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

  it('[B-SUS-03] a keen reader peaks between 1 and 2, and is never questioned', () => {
    for (const { peak, questionedMinutes } of outcomesOf('keen')) {
      expect(peak).toBeGreaterThanOrEqual(1);
      expect(peak).toBeLessThanOrEqual(2);
      expect(questionedMinutes).toBe(0);
    }
  });

  it('[B-SUS-03] an explorer is questioned for two to six pages; some are lied to, none for long', () => {
    for (const { questionedRooms, liedToMinutes } of outcomesOf('explorer')) {
      expect(questionedRooms).toBeGreaterThanOrEqual(2);
      expect(questionedRooms).toBeLessThanOrEqual(6);
      expect(liedToMinutes).toBeLessThanOrEqual(3);
    }
    expect(outcomesOf('explorer').some(({ liedToMinutes }) => liedToMinutes > 0)).toBe(true);
  });

  it.each(['steady', 'touch', 'keyboard', 'absent'])('%s readers do what is offered and stay at 0', (name) => {
    for (const { peak } of outcomesOf(name)) expect(peak).toBe(0);
  });

  it.each(['bot', 'flood', 'imitator'])('[B-SUS-03] the script %s is above 4', (name) => {
    expect(outcomeOf(readers[name] as Reader, 1).peak).toBeGreaterThan(4);
  });

  it('fault 35: a script that is absent, with an old cookie, stays at 2 and is suspected', () => {
    for (const { reachedAt, peak } of outcomesOf('sleeper')) {
      expect(reachedAt[3]).toBeNull();
      expect(peak).toBeGreaterThan(4);
    }
  });

  it('the best script needs the full engaged time in real time', () => {
    expect(outcomeOf(readers['imitator'] as Reader, 1).reachedAt[5]).toBe(thresholds.engagedMsForPhase[5] / 60_000);
  });

  it.each([1, 2, 3, 4, 5] as const)('fault 35: no script is in phase %i before the quickest honest reader', (phase) => {
    const quickest = Math.min(...minutesTo('rapt', phase).map((minutes) => minutes ?? Number.POSITIVE_INFINITY));
    for (const script of ['imitator', 'bot', 'flood', 'sleeper'])
      for (const minutes of minutesTo(script, phase))
        expect(minutes ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(quickest);
  });
});
