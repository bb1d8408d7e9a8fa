import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectationOf, signed } from '../../src/pages/empathy/Learnt.tsx';
import {
  type Answered,
  chanceOfLeft,
  differenceOf,
  expectedOf,
  features,
  fitted,
  leastAnswers,
  scoreOf,
} from '../../src/pages/empathy/preference.ts';
import {
  bagOf,
  cosineOf,
  leastScore,
  nearestTo,
  piecesIn as trigramsIn,
  queriesIn,
  rarityIn,
} from '../../src/pages/fragments/retrieval.ts';
import { verdictOf } from '../../src/pages/fragments/Nearest.tsx';
import {
  candidatesAfter,
  countsOf,
  drawnFrom,
  isOver,
  leastPieces,
  mostPieces,
  piecesIn,
  sentenceOf,
  type Step,
  temperatures,
  withChosen,
  withDrawn,
} from '../../src/pages/judgment/decoder.ts';
import { endOf } from '../../src/pages/judgment/Finding.tsx';
import { attentionOf, gradeOfShare, shownTexts, threadPath } from '../../src/pages/observatory/shares.ts';
import { residueOf, wordsOf } from '../../src/pages/void/residue.ts';
import { longestLookMs, looksOf } from '../../src/state/attention.ts';
import { traceLimits } from '../../src/state/trace.ts';
import { wholePercents } from '../../src/ui/at-work/wholePercents.ts';

const start = 1_000_000_000_000;
const at = (seconds: number) => start + Math.round(seconds * 1000);
const hover = (seconds: number, text: string, path = '/kitchen') => ({ text, path, atMs: at(seconds) });
const vitals = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    atMs: at(from + index),
    awareness: 0,
    stability: 1,
    suspicion: 0,
  }));

describe('whole percents', () => {
  test('[B-MIN-02] add up to exactly 100, and none is off by 1 or more', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(parts, (given) => {
        const sum = given.reduce((total, part) => total + part, 0);
        const whole = wholePercents(given);
        fc.pre(sum > 0);
        expect(whole.reduce((total, part) => total + part, 0)).toBe(100);
        for (const [index, part] of whole.entries()) {
          expect(Math.abs(part - (100 * (given[index] ?? 0)) / sum)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  test('the largest remainder gets what is missing, the earlier of two first', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholePercents([2, 1])).toEqual([67, 33]);
    expect(wholePercents([])).toEqual([]);
    expect(wholePercents([0, 0])).toEqual([0, 0]);
  });
});

describe('[B-MIN-02] attention is shared out by time', () => {
  test('a look ends at the next, at another page, when the tab is left, and after ten seconds', () => {
    const hovers = [hover(0, 'the mug'), hover(4, 'the drawer'), hover(30, 'the window'), hover(40, 'the chair')];
    const events = [
      { what: 'click:x', atMs: at(31) },
      { what: 'view:/void', atMs: at(32) },
      { what: 'left', atMs: at(43) },
    ];
    const lengths = (newest: number) =>
      looksOf({ hovers, events, newestAt: at(newest) }).map(({ fromMs, toMs }) => toMs - fromMs);
    expect(lengths(60)).toEqual([4000, longestLookMs, 2000, 3000]);
    expect(lengths(42)).toEqual([4000, longestLookMs, 2000, 2000]);
  });

  test('a text has the sum of its looks, in the order of the first', () => {
    const hovers = [
      hover(0, 'the mug'),
      hover(2, 'the drawer'),
      hover(3, 'the mug', '/void'),
      hover(4, '22'),
      hover(9, 'end'),
    ];
    const attention = attentionOf({ hovers, events: [], newestAt: at(9) });
    expect(attention).toEqual({
      texts: [
        { text: 'the mug', path: '/kitchen', share: 0.75, percent: 75 },
        { text: 'the drawer', path: '/kitchen', share: 0.25, percent: 25 },
      ],
      threads: [{ from: 0, to: 1, times: 2 }],
      others: { count: 0, percent: 0 },
      seconds: 4,
    });
  });

  test('seven texts are shown, and the shares with those of the others are 1', () => {
    const hovers = Array.from({ length: 9 }, (_, index) =>
      hover(index * 10, `text ${'abcdefghi'[index]}${'x'.repeat(3)}`),
    );
    const attention = attentionOf({ hovers, events: [], newestAt: at(82) });
    expect(attention?.texts).toHaveLength(shownTexts);
    expect(attention?.others.count).toBe(2);
    expect((attention?.texts ?? []).reduce((sum, { percent }) => sum + percent, attention?.others.percent ?? 0)).toBe(
      100,
    );
    expect(attentionOf({ hovers: hovers.slice(0, 7), events: [], newestAt: at(70) })?.others.count).toBe(0);
  });

  test('there is none before a text was looked at for some time', () => {
    expect(attentionOf({ hovers: [], events: [], newestAt: null })).toBeNull();
    expect(attentionOf({ hovers: [hover(0, 'the mug')], events: [], newestAt: at(0) })).toBeNull();
    expect(attentionOf({ hovers: [hover(0, 'the mug')], events: [], newestAt: at(0.001) })).not.toBeNull();
  });

  test('a text is set more coarsely the smaller its share, and a thread goes out further the more rows it passes', () => {
    expect([0.2, 0.199, 0.1, 0.099, 0.05, 0.049].map(gradeOfShare)).toEqual([0, 10, 10, 20, 20, 35]);
    expect(threadPath({ from: 0, to: 1, times: 1 })).toBe('M100 5C64 5 64 15 100 15');
    expect(threadPath({ from: 0, to: 6, times: 1 })).toBe('M100 5C4 5 4 65 100 65');
  });
});

describe('[B-MIN-03] retrieval', () => {
  const text = fc.string({ maxLength: 30 });

  test('the cosine is symmetric, from 0 to 1, and 1 with itself', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const rarity = rarityIn([a, b]);
        const [left, right] = [bagOf(a, rarity), bagOf(b, rarity)];
        expect(cosineOf(left, right)).toBeCloseTo(cosineOf(right, left), 9);
        expect(cosineOf(left, right)).toBeGreaterThanOrEqual(0);
        expect(cosineOf(left, right)).toBeLessThanOrEqual(1);
        expect(cosineOf(left, left)).toBeCloseTo(left.size === 0 ? 0 : 1, 9);
      }),
    );
  });

  test('a text is cut into runs of three characters, without regard to capitals and accents', () => {
    expect(trigramsIn('Mug')).toEqual(['_mu', 'mug', 'ug_']);
    expect(trigramsIn('é 2')).toEqual(['_e_', '_2_']);
    expect(trigramsIn('…')).toEqual([]);
  });

  test('a piece that few texts have counts for more, and any counts for something', () => {
    const rarity = rarityIn(['the mug', 'the drawer', 'the sock']);
    expect(rarity('mug')).toBeGreaterThan(rarity('the'));
    expect(rarity('the')).toBe(1);
  });

  test('the three nearest, with the pieces by which they were found, and none below the least score', () => {
    const documents = ['coat button', 'leaf twenty two', 'chipped mug', 'the second button', 'a button more'].map(
      (name) => ({ key: name, text: name }),
    );
    const found = nearestTo('button', documents);
    expect(found.map(({ key }) => key)).toEqual(['coat button', 'a button more', 'the second button']);
    expect(found[0]?.pieces.every((piece) => 'button'.includes(piece))).toBe(true);
    expect(found.every(({ score }) => score >= leastScore)).toBe(true);
    expect(nearestTo('quay', documents)).toEqual([]);
  });

  test('what can be asked for: the last different texts with letters, newest first', () => {
    const hovers = ['the mug', '22', 'a b', 'the drawer', 'the mug'].map((one) => ({ text: one }));
    expect(queriesIn(hovers, 5)).toEqual(['the mug', 'the drawer']);
    expect(queriesIn(hovers, 1)).toEqual(['the mug']);
  });

  test.each([
    [undefined, 0, 0, 'Nothing lies on the table, so there is nothing to look through.'],
    [undefined, 1, 0, 'Rest on a text, here or on another page, and it is looked for on the table.'],
    ['the mug', 1, 0, 'Nothing on the table is near “the mug”.'],
    ['the mug', 1, 1, 'Nearest to “the mug”:'],
  ])('%s, %i finds, %i near', (query, finds, near, words) => expect(verdictOf(query, finds, near)).toBe(words));
});

describe('[B-MIN-04] the preference model', () => {
  const pairs = [
    ['You have been waiting for four hours.', 'Thank you for waiting.'],
    ['Take your time.', 'There is a second left.'],
    ['I know how you feel.', 'I do not know how you feel.'],
    ['He has not rung since March.', 'He will have been busy.'],
    ['She is no longer with us.', 'She died, at ten to six.'],
    ['Is there somebody I can ring?', 'There is a telephone in the hall.'],
  ] as const;
  const answered = (index: number, side: 'left' | 'right'): Answered => {
    const [left, right] = pairs[index % pairs.length] ?? pairs[0];
    return { left, right, side };
  };

  test('reads its four features off the sentences', () => {
    expect(features.map(({ name }) => name)).toEqual([
      'it stands first',
      'it is the shorter',
      'it says I or you',
      'it gives a number or a date',
    ]);
    expect(pairs.map(([left, right]) => differenceOf(left, right))).toEqual([
      [1, -1, 0, 1],
      [1, 1, 1, -1],
      [1, 1, 0, 0],
      [1, -1, 0, 1],
      [1, -1, 0, -1],
      [1, 1, 1, 0],
    ]);
    expect(differenceOf('The same.', 'The same.')).toEqual([1, 0, 0, 0]);
  });

  test('a feature by which somebody always chooses gets a positive weight, and its opposite a negative one', () => {
    const indices = fc.array(fc.nat(pairs.length - 1), { minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(indices, fc.nat(features.length - 1), fc.boolean(), (chosen, feature, isFor) => {
        const answers = chosen
          .map((index) => answered(index, 'left'))
          .filter(({ left, right }) => differenceOf(left, right)[feature] !== 0)
          .map(({ left, right }): Answered => {
            const isLeft = (differenceOf(left, right)[feature] ?? 0) > 0 === isFor;
            return { left, right, side: isLeft ? 'left' : 'right' };
          });
        fc.pre(answers.length > 0);
        const weight = fitted(answers)[feature] ?? 0;
        expect(isFor ? weight : -weight).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('has come to rest: the penalty holds each weight where the choices push it', () => {
    const answers = [0, 1, 2, 3, 4, 5].map((index) => answered(index, index % 2 === 0 ? 'left' : 'right'));
    const weights = fitted(answers);
    const push = features.map((_, feature) =>
      answers.reduce((sum, { left, right, side }) => {
        const value = (differenceOf(left, right)[feature] ?? 0) * (side === 'left' ? 1 : -1);
        const chance = side === 'left' ? chanceOfLeft(weights, left, right) : 1 - chanceOfLeft(weights, left, right);
        return sum + value * (1 - chance);
      }, 0),
    );
    for (const [index, weight] of weights.entries()) expect(push[index]).toBeCloseTo(0.5 * weight, 3);
  });

  test('expects nothing before three answers, and then what they lead to', () => {
    const lefts = [0, 2, 3].map((index) => answered(index, 'left'));
    expect(expectedOf(lefts.slice(0, leastAnswers - 1), 'The same.', 'The same.')).toBeNull();
    expect(expectedOf(lefts, 'The same.', 'The same.')?.side).toBe('left');
    expect(
      expectedOf(
        [0, 2, 3].map((index) => answered(index, 'right')),
        'The same.',
        'The same.',
      )?.side,
    ).toBe('right');
    expect(scoreOf([...lefts, answered(5, 'left')])).toEqual({ right: 1, of: 1 });
    expect(scoreOf([...lefts, answered(5, 'right')])).toEqual({ right: 0, of: 1 });
    expect(scoreOf(lefts)).toEqual({ right: 0, of: 0 });
  });

  test('says in words what it expects, and how often it was right', () => {
    const pair = { left: 'The same.', right: 'The same.' };
    const lefts = [0, 2, 3].map((index) => answered(index, 'left'));
    expect(expectationOf({ answers: [], pair })).toBe(
      'It begins to expect something after three choices. It has seen 0.',
    );
    expect(expectationOf({ answers: lefts.slice(0, 1), pair: null })).toBe(
      'It has seen one choice of yours since this page was loaded, too few to learn from.',
    );
    expect(expectationOf({ answers: lefts, pair })).toMatch(
      /^Of this pair it expects the left one, with \d\d in 100\.$/,
    );
    expect(expectationOf({ answers: [...lefts, answered(5, 'right')], pair: null })).toBe(
      'Its last guess was wrong. Right 0 of 1 so far.',
    );
    expect(expectationOf({ answers: [...lefts, answered(5, 'left')], pair: null })).toBe(
      'Its last guess was right. Right 1 of 1 so far.',
    );
    expect([0.424, -0.424, 0, -0.001].map(signed)).toEqual(['+0.42', '−0.42', '0.00', '0.00']);
  });
});

describe('[B-MIN-05] the finding is decoded', () => {
  const texts = [
    'Number 9 wants the hedge cut. He keeps the hedge. The hedge is 2.31 metres high.',
    'Nora Pell wants sun; the hedge stands.',
  ];
  const counts = countsOf(texts, { cut: 1, grow: 3, 'set-down': 0 });

  test('pieces are words and figures as they are written, and full stops', () => {
    expect(piecesIn('It is 2.31 m, “high”; who’s 14:21?')).toEqual([
      'It',
      'is',
      '2.31',
      'm',
      'high',
      '.',
      'who’s',
      '14:21',
      '.',
    ]);
  });

  test('what follows is counted; votes begin a finding; a name keeps its capital', () => {
    expect(Object.fromEntries(counts.get('the') ?? [])).toEqual({ hedge: 4 });
    expect(Object.fromEntries(counts.get('.') ?? [])).toEqual({
      number: 1,
      he: 1,
      the: 2,
      nora: 1,
      cut: 1,
      let: 3,
    });
    expect(countsOf(texts, null).get('.')?.has('let')).toBe(false);
    expect(countsOf(['She saw Nora. Nora waved.'], null).get('.')?.has('Nora')).toBe(true);
  });

  test('shares add up to 1 at each temperature; at 0 the likeliest has all of it', () => {
    for (const temperature of temperatures) {
      const candidates = candidatesAfter(counts, [], temperature);
      expect(candidates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(candidates[0]?.piece).toBe('let');
    }
    expect(candidatesAfter(counts, [], 0)[0]?.share).toBe(1);
    expect(candidatesAfter(counts, [], 1)[0]?.share).toBeCloseTo(3 / 9, 9);
    expect(candidatesAfter(counts, [], 0.5)[0]?.share).toBeCloseTo(9 / 17, 9);
  });

  test('a chance picks by the shares, and the last where rounding leaves a rest', () => {
    const candidates = [
      { piece: 'a', share: 0.25 },
      { piece: 'b', share: 0.75 },
    ];
    expect([0, 0.249, 0.25, 1].map((chance) => drawnFrom(candidates, chance)?.piece)).toEqual(['a', 'a', 'b', 'b']);
    expect(drawnFrom([], 0)).toBeNull();
  });

  test('ends at the first full stop from the eighth piece on, and with the fourteenth', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'the');
    expect(isOver([...words(leastPieces - 2), '.'])).toBe(false);
    expect(isOver([...words(leastPieces - 1), '.'])).toBe(true);
    expect(isOver(words(mostPieces - 1))).toBe(false);
    expect(isOver(words(mostPieces))).toBe(true);
    expect(candidatesAfter(counts, words(mostPieces), 1)).toEqual([]);
  });

  test('the same seed draws the same finding; each is 8 to 14 pieces of those counted', () => {
    const write = (seed: number, temperature: (typeof temperatures)[number]) => {
      let steps: readonly Step[] = [];
      for (let piece = 0; piece < mostPieces; piece += 1) steps = withDrawn(counts, steps, temperature, seed);
      return steps;
    };
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...temperatures), (seed, temperature) => {
        const steps = write(seed, temperature);
        expect(write(seed, temperature)).toEqual(steps);
        expect(steps.length).toBeGreaterThanOrEqual(leastPieces);
        expect(steps.length).toBeLessThanOrEqual(mostPieces);
        for (const [index, { piece }] of steps.entries()) {
          expect(counts.get(steps[index - 1]?.piece ?? '.')?.has(piece)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    expect(sentenceOf(write(1, 0).map(({ piece }) => piece))).toMatch(/^Let it grow\. Let it grow\.$/);
  });

  test('a candidate can be chosen, and nothing else', () => {
    const chosen = withChosen(counts, [], 0.5, 'he');
    expect(chosen).toMatchObject([{ piece: 'he', by: 'reader' }]);
    expect(withChosen(counts, chosen, 0.5, 'sun')).toBe(chosen);
    expect(endOf(chosen)).toBe('1 pieces, 1 of them picked by you. It ended because no more are allowed.');
    expect(sentenceOf(['he', 'keeps', '.', 'the', 'hedge', '.'])).toBe('He keeps. The hedge.');
  });
});

describe('[B-MIN-06] what is left over', () => {
  const nothing = { hovers: [], scrolls: [], events: [], vitals: [], newestAt: null };

  test('is the time in view without a scroll, a press or a look', () => {
    const trace = {
      ...nothing,
      vitals: vitals(0, 60),
      newestAt: at(60),
      hovers: [hover(10, 'the mug')],
      scrolls: [{ percent: 5, extentPx: 900, path: '/void', atMs: at(40) }],
      events: [{ what: 'click:x', atMs: at(50) }],
    };
    // Ten seconds for the hover, and one second each for the scroll and the press.
    expect(residueOf(trace)).toMatchObject({ seconds: 60, left: 48, longest: 20, isCut: false });
    expect(residueOf(trace)?.stretches[0]).toEqual([0, 10 / 60]);
    expect(residueOf(trace)?.stretches).toHaveLength(4);
  });

  test('time out of view is no part of it: a gap of more than five seconds between two records', () => {
    const gap = (seconds: number) =>
      residueOf({
        ...nothing,
        vitals: [...vitals(0, 10), ...vitals(10 + seconds, 20 + seconds)],
        newestAt: at(20 + seconds),
      });
    expect(gap(5)).toMatchObject({ seconds: 25, left: 25 });
    expect(gap(6)).toMatchObject({ seconds: 20, left: 20, longest: 10 });
  });

  test('of a long visit only the part is counted of which everything is remembered', () => {
    const hovers = Array.from({ length: traceLimits.hovers }, (_, index) => hover(100 + index, `text ${index}`));
    const trace = { ...nothing, vitals: vitals(0, 300), newestAt: at(300) };
    expect(residueOf({ ...trace, hovers })).toMatchObject({ seconds: 200, isCut: true });
    expect(residueOf({ ...trace, hovers: hovers.slice(1) })).toMatchObject({ seconds: 300, isCut: false });
  });

  test('never exceeds the time in view, whatever was recorded', () => {
    const times = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 30 });
    fc.assert(
      fc.property(times, times, (hovered, pressed) => {
        const residue = residueOf({
          ...nothing,
          vitals: vitals(0, 100),
          newestAt: at(100),
          hovers: hovered.toSorted((a, b) => a - b).map((second) => hover(second, 'the mug')),
          events: pressed.toSorted((a, b) => a - b).map((second) => ({ what: 'click:x', atMs: at(second) })),
        });
        expect(residue?.seconds).toBe(100);
        expect(residue?.left).toBeLessThanOrEqual(100);
        expect(residue?.longest).toBeLessThanOrEqual(residue?.left ?? 0);
        const drawn = (residue?.stretches ?? []).reduce((sum, [from, to]) => sum + to - from, 0);
        expect(Math.floor(100 * drawn + 1e-6)).toBe(residue?.left);
      }),
    );
  });

  test.each([
    [null, 'Nothing has been measured yet in this visit.'],
    [
      { seconds: 9, left: 0, longest: 0, stretches: [], isCut: false },
      'Of the 9 s of this visit, nothing is left over: in each second something of yours was noted.',
    ],
    [
      { seconds: 90, left: 48, longest: 20, stretches: [], isCut: true },
      'Left over: 48 s of the last 90 s of this visit. In them nothing of yours was noted: no scroll, no press, no text that you rested on. The longest stretch was 20 s.',
    ],
  ])('%j in words', (residue, words) => expect(wordsOf(residue)).toBe(words));
});
