import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import { createPhaseMoment } from '../../src/app/phaseMoment.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { pathAtom } from '../../src/state/route.ts';

const reached = (...phases: readonly number[]) => ({
  narrative: { ...emptyNarrative, phaseTransitions: phases.map((phase) => ({ phase, timestamp: phase })) },
});

test('[B-OVL-04] a phase that is reached is one moment, and one that was reached before is none', () => {
  const store = createStore();
  store.set(pathAtom, '/kitchen');
  const handle = createPhaseMoment(store, reached(1).narrative);
  handle(reached(1));
  expect(store.get(disturbanceAtom)).toBeNull();
  handle(reached(1, 3));
  expect(store.get(disturbanceAtom)).toEqual({ kind: 'phase', phase: 3, durationMs: 1500, seed: 3 });
  store.set(disturbanceAtom, null);
  handle(reached(1, 3));
  handle({ awareness: 0.5 });
  store.set(pathAtom, '/echoes');
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[B-OVL-04] on a page that is not to be disturbed the moment waits for the next that may be', () => {
  const store = createStore();
  store.set(pathAtom, '/human-cost');
  createPhaseMoment(store, emptyNarrative)(reached(2));
  expect(store.get(disturbanceAtom)).toBeNull();
  store.set(pathAtom, '/judgment');
  expect(store.get(disturbanceAtom)).toBeNull();
  store.set(pathAtom, '/routemap');
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', phase: 2 });
});
