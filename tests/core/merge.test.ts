import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFragments, mergeNarratives } from '#contract/mergeNarratives.ts';
import {
  collaborationLimit,
  emptyNarrative,
  fragmentLimit,
  type NarrativeState,
  suspicionEventLimit,
  suspicionQuietMs,
} from '#contract/narrative.ts';

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

/** Whether all steps of one list occur in another list in the same order. */
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

/** The state of a tab apart from its finds: written texts, suspicion events, and the times and pages of the finds. */
const histories: fc.Arbitrary<NarrativeState> = fc
  .record({
    written: fc.array(fc.constantFrom('One.', 'Two.', 'Three.'), { maxLength: 6 }),
    suspectedAt: fc.array(fc.integer({ min: 0, max: 4 * suspicionQuietMs }), { maxLength: 8 }),
    foundAt: fc.option(fc.dictionary(step, fc.integer({ min: 0 }), { maxKeys: 3 }), { nil: undefined }),
    foundOn: fc.option(fc.dictionary(step, fc.constantFrom('kitchen', 'void'), { maxKeys: 3 }), { nil: undefined }),
  })
  .map(({ written, suspectedAt, foundAt, foundOn }) => ({
    ...emptyNarrative,
    collaborationHistory: written,
    suspicionEvents: suspectedAt.toSorted((a, b) => a - b).map((timestamp) => ({ event: 'suspicion:1.5', timestamp })),
    ...(foundAt && { foundAt }),
    ...(foundOn && { foundOn }),
  }));

test('[R-PRO-04] a merged state knows all that was written and found in either tab, and of both what is stored', () => {
  fc.assert(
    fc.property(histories, histories, (stored, incoming) => {
      const both = mergeNarratives(stored, incoming);
      expect(isWithin(stored.collaborationHistory, both.collaborationHistory)).toBe(true);
      expect(isWithin(incoming.collaborationHistory, both.collaborationHistory)).toBe(true);
      for (const name of ['foundAt', 'foundOn'] as const) {
        const [here, there] = [stored[name], incoming[name]];
        const isKnown = here !== undefined || there !== undefined;
        expect(both[name]).toEqual(isKnown ? { ...there, ...here } : undefined);
        expect(name in both).toBe(isKnown);
      }
    }),
  );
});

test('[R-PRO-04] merged suspicion events are in order and apart, and each that is left out is near one that is kept', () => {
  fc.assert(
    fc.property(histories, histories, (stored, incoming) => {
      const kept = mergeNarratives(stored, incoming).suspicionEvents.map(({ timestamp }) => timestamp);
      const all = [...stored.suspicionEvents, ...incoming.suspicionEvents].map(({ timestamp }) => timestamp);
      for (const [index, at] of kept.entries()) {
        expect(all).toContain(at);
        expect(at - (kept[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(suspicionQuietMs);
      }
      for (const at of all) expect(kept.some((one) => one <= at && at - one < suspicionQuietMs)).toBe(true);
    }),
  );
});

test('[R-PRO-04] of long histories the newest part stays', () => {
  const lines = Array.from({ length: collaborationLimit + 1 }, (_, index) => `Line ${index}.`);
  const events = Array.from({ length: suspicionEventLimit + 1 }, (_, index) => ({
    event: 'suspicion:1.5',
    timestamp: index * suspicionQuietMs,
  }));
  const both = mergeNarratives(emptyNarrative, {
    ...emptyNarrative,
    collaborationHistory: lines,
    suspicionEvents: events,
  });
  expect(both.collaborationHistory).toEqual(lines.slice(1));
  expect(both.suspicionEvents).toEqual(events.slice(1));
});

test('[R-PRO-04, B-END-02] a provisional letter gives way to a final one of its phase, and to no other', () => {
  const letter = fc.record({ phase: fc.integer({ min: 1, max: 3 }), isProvisional: fc.boolean() });
  const letters = fc.uniqueArray(letter, { selector: ({ phase }) => phase, maxLength: 3 });
  fc.assert(
    fc.property(letters, letters, (here, there) => {
      const of = (list: typeof here, from: string) => list.map((one) => ({ ...one, from, text: 'Dear reader.' }));
      const [stored, incoming] = [of(here, 'here'), of(there, 'there')];
      const { personalizedNotes: both } = mergeNarratives(
        { ...emptyNarrative, personalizedNotes: stored },
        { ...emptyNarrative, personalizedNotes: incoming },
      );
      for (const { phase, from, isProvisional } of both) {
        const own = stored.find((one) => one.phase === phase);
        const other = incoming.find((one) => one.phase === phase);
        const isReplaced = own === undefined || (own.isProvisional && other?.isProvisional === false);
        expect(from).toBe(isReplaced ? 'there' : 'here');
        expect(isProvisional).toBe((own?.isProvisional ?? true) && (other?.isProvisional ?? true));
      }
    }),
  );
});
