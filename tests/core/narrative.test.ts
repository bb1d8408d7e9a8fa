import { describe, expect, test } from 'vitest';
import { mergeFragments, mergeNarratives } from '#contract/mergeNarratives.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { recordFragment, recordProfile } from '#core/narrative.ts';
import { profileOf, startAt } from './build.ts';

describe('narrative', () => {
  test.each([
    [299_999, 1],
    [300_000, 2],
  ])('[R-PRO-03] an event %d ms after the last: %d on record', (gapMs, count) => {
    const profile = profileOf({ suspicionLevel: 1 });
    const once = recordProfile(emptyNarrative, profile, startAt);
    expect(recordProfile(once, profile, startAt + gapMs).suspicionEvents).toHaveLength(count);
  });

  test('[B-SUS-05] an event has the sign of its profile', () => {
    const events = (profile: Parameters<typeof profileOf>[0]) =>
      recordProfile(emptyNarrative, profileOf(profile), startAt).suspicionEvents;
    expect(events({ suspicionLevel: 1, suspicionSign: 'hidden' })).toEqual([
      { event: 'suspicion at 1', timestamp: startAt, sign: 'hidden' },
    ]);
    expect(events({ suspicionLevel: 1 })).toEqual([{ event: 'suspicion at 1', timestamp: startAt }]);
  });

  test('[R-PRO-04] a find has the time and the page of its first step, and two tabs keep those of both', () => {
    const found = recordFragment(emptyNarrative, 'page:a', { atMs: startAt, path: '/vega' });
    const second = recordFragment(found, 'page:b', { atMs: startAt + 1, path: '/echoes' });
    const again = recordFragment(second, 'page:a', { atMs: startAt + 2, path: '/oblique' });
    expect(again.foundAt).toEqual({ 'page:a': startAt, 'page:b': startAt + 1 });
    expect(again.foundOn).toEqual({ 'page:a': '/vega', 'page:b': '/echoes' });
    const elsewhere = recordFragment(emptyNarrative, 'page:c', { atMs: startAt + 3, path: '/kitchen' });
    expect(mergeNarratives(again, elsewhere)).toMatchObject({
      foundAt: { ...again.foundAt, 'page:c': startAt + 3 },
      foundOn: { ...again.foundOn, 'page:c': '/kitchen' },
    });
    const undated = recordFragment(emptyNarrative, 'page:a');
    expect([undated.foundAt, undated.foundOn]).toEqual([undefined, undefined]);
  });

  test('[R-PRO-04] the first 500 fragments and the last 500 steps are kept', () => {
    let narrative = emptyNarrative;
    for (let number = 0; number < 501; number += 1) narrative = recordFragment(narrative, `page:p${number}`);
    expect(narrative.discoveredFragments).toHaveLength(500);
    expect(narrative.investigationPath).toHaveLength(500);
    expect(narrative.investigationPath.at(-1)).toBe('page:p500');
  });
});

describe('two tabs', () => {
  const path = (...investigationPath: string[]) => ({ discoveredFragments: [], investigationPath });
  const steps = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `page:p${from + index}`);

  test.each([
    ['nothing', '', '', ''],
    ['nothing kept', '', 'a b', 'a b'],
    ['nothing told', 'a b', '', 'a b'],
    ['the same', 'a b a', 'a b a', 'a b a'],
    ['one behind', 'a b c', 'a b', 'a b c'],
    ['one ahead', 'a b', 'a b c', 'a b c'],
    ['both further', 'a b x', 'a b y', 'a b x y'],
    ['told again', 'a b x y', 'a b y z', 'a b x y z'],
    ['a way back', 'a b a x', 'a b a b', 'a b a x b'],
    ['a find of both', 'a x c', 'a y c', 'a x y c'],
  ])('[R-PRO-04] the steps of both, in order: %s', (_, kept, told, both) => {
    const listed = (text: string) => path(...text.split(' ').filter(Boolean));
    expect(mergeFragments(listed(kept), listed(told))).toEqual(listed(both));
  });

  test('[R-PRO-04] each fragment of the two is kept once, up to the limit of the contract', () => {
    const kept = { discoveredFragments: ['page:p0', 'page:p0', 'page:p1'], investigationPath: [] };
    const told = { discoveredFragments: ['page:p2', 'page:p1'], investigationPath: [] };
    expect(mergeFragments(kept, told).discoveredFragments).toEqual(['page:p0', 'page:p1', 'page:p2']);
    const full = { discoveredFragments: steps(0, 500), investigationPath: steps(0, 500) };
    const more = { discoveredFragments: ['page:p500'], investigationPath: [...steps(1, 500), 'page:p500'] };
    expect(mergeFragments(full, more)).toEqual({
      discoveredFragments: steps(0, 500),
      investigationPath: steps(1, 501),
    });
    // Steps that were dropped at the beginning are not added again at the end.
    expect(mergeFragments(path(...steps(3, 503)), path(...steps(0, 500))).investigationPath).toEqual(steps(3, 503));
  });

  test('[R-PRO-04] an entry that both have is kept once, and merging again changes nothing', () => {
    const note = (phase: number) => ({ phase, from: 'the Archivist', text: `Letter ${phase}.` });
    const kept: NarrativeState = {
      ...path('page:a'),
      collaborationHistory: ['One.', 'Two.'],
      suspicionEvents: [{ event: 'suspicion at 1', timestamp: 1000 }],
      phaseTransitions: [{ phase: 2, timestamp: 5000 }],
      personalizedNotes: [note(2)],
    };
    const told: NarrativeState = {
      ...path('page:b'),
      collaborationHistory: ['One.', 'Three.'],
      suspicionEvents: [
        { event: 'suspicion at 1', timestamp: 300_999 },
        { event: 'suspicion at 2', timestamp: 301_000 },
      ],
      phaseTransitions: [
        { phase: 1, timestamp: 4000 },
        { phase: 2, timestamp: 6000 },
      ],
      personalizedNotes: [note(1), note(2)],
    };
    const both = mergeNarratives(kept, told);
    expect(both).toEqual({
      ...path('page:a', 'page:b'),
      collaborationHistory: ['One.', 'Two.', 'Three.'],
      suspicionEvents: [
        { event: 'suspicion at 1', timestamp: 1000 },
        { event: 'suspicion at 2', timestamp: 301_000 },
      ],
      phaseTransitions: [
        { phase: 1, timestamp: 4000 },
        { phase: 2, timestamp: 5000 },
      ],
      personalizedNotes: [note(1), note(2)],
    });
    expect([mergeNarratives(both, told), mergeNarratives(both, kept)]).toEqual([both, both]);
    expect(mergeNarratives(kept, emptyNarrative)).toEqual(kept);
  });
});

test('[B-END-02] of two tabs the one with the letter after the end has it, in either order', () => {
  const letter = (text: string, more = {}) => ({ phase: 6, from: 'The five', text, ...more });
  const kept = { ...emptyNarrative, personalizedNotes: [letter('Kept.', { isProvisional: true })] };
  const said = { ...emptyNarrative, personalizedNotes: [letter('Said.')] };
  expect(mergeNarratives(kept, said).personalizedNotes).toEqual(said.personalizedNotes);
  expect(mergeNarratives(said, kept).personalizedNotes).toEqual(said.personalizedNotes);
  expect(mergeNarratives(kept, kept)).toEqual(kept);
});
