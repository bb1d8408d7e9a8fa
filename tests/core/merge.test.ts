import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFragments, mergeNarratives } from '#contract/mergeNarratives.ts';
import { emptyNarrative, fragmentLimit, type NarrativeState } from '#contract/narrative.ts';

const step = fc.constantFrom(...'abcdefgh').map((letter) => `memory:${letter}`);
const steps = fc.array(step, { maxLength: 12 });
const fragments = steps.map((investigationPath) => ({
  discoveredFragments: [...new Set(investigationPath)],
  investigationPath,
}));
const phases = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }).map((list) => list.toSorted());
const narratives: fc.Arbitrary<NarrativeState> = fc
  .tuple(fragments, phases, phases)
  .map(([found, transitions, letters]) => ({
    ...emptyNarrative,
    ...found,
    phaseTransitions: transitions.map((phase) => ({ phase, timestamp: phase * 1000 })),
    personalizedNotes: letters.map((phase) => ({ phase, from: 'the Archivist', text: `Letter ${phase}.` })),
  }));

/** Whether all steps of a list are in another one, in their order. */
const isWithin = (part: readonly string[], whole: readonly string[]): boolean => {
  let at = 0;
  for (const one of whole) if (one === part[at]) at += 1;
  return at === part.length;
};

test('[R-PRO-04] merged paths lose no step of either tab, and no order; merging again changes nothing', () => {
  fc.assert(
    fc.property(fragments, fragments, (stored, incoming) => {
      const both = mergeFragments(stored, incoming);
      expect(isWithin(stored.investigationPath, both.investigationPath)).toBe(true);
      expect(isWithin(incoming.investigationPath, both.investigationPath)).toBe(true);
      expect(both.investigationPath.length).toBeLessThanOrEqual(
        stored.investigationPath.length + incoming.investigationPath.length,
      );
      expect(new Set(both.discoveredFragments)).toEqual(
        new Set([...stored.discoveredFragments, ...incoming.discoveredFragments]),
      );
      expect(mergeFragments(both, incoming)).toEqual(both);
      expect(mergeFragments(both, stored)).toEqual(both);
      expect(mergeFragments(stored, stored)).toEqual(stored);
    }),
  );
});

test('[R-PRO-04] whichever of three tabs is merged first, the same is found, and no list has more than its limit', () => {
  fc.assert(
    fc.property(fragments, fragments, fragments, fc.integer({ min: 0, max: 1000 }), (a, b, c, more) => {
      const long = Array.from({ length: more }, (_, index) => `page:${index}`);
      const tabs = [a, b, { discoveredFragments: long, investigationPath: long }, c] as const;
      const merged = tabs.reduce((one, other) => mergeFragments(one, other));
      expect(merged.discoveredFragments.length).toBeLessThanOrEqual(fragmentLimit);
      expect(merged.investigationPath.length).toBeLessThanOrEqual(fragmentLimit);
      const found = (x: typeof a, y: typeof a, z: typeof a) =>
        mergeFragments(mergeFragments(x, y), z).discoveredFragments.toSorted();
      expect(found(b, c, a)).toEqual(found(a, b, c));
      expect(found(c, a, b)).toEqual(found(a, b, c));
    }),
  );
});

test('[R-PRO-04] a merged state has each phase and each letter of both once, in order, and merging again changes nothing', () => {
  fc.assert(
    fc.property(narratives, narratives, (stored, incoming) => {
      const both = mergeNarratives(stored, incoming);
      for (const name of ['phaseTransitions', 'personalizedNotes'] as const) {
        const of = (state: NarrativeState) => state[name].map(({ phase }) => phase);
        expect(of(both)).toEqual([...new Set([...of(stored), ...of(incoming)])].toSorted());
      }
      expect(mergeNarratives(both, incoming)).toEqual(both);
      expect(mergeNarratives(both, stored)).toEqual(both);
      expect(mergeNarratives(emptyNarrative, both)).toEqual(both);
    }),
  );
});
