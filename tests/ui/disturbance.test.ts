import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import {
  disturbanceAtom,
  type DisturbanceRequest,
  hasMomentAtom,
  isPhaseNewAtom,
  quietAtom,
} from '../../src/state/disturbance.ts';

const at = { x: 1, y: 1 };
const requests: readonly (readonly [name: string, request: DisturbanceRequest, duringMoment: boolean])[] = [
  ['glitch', { kind: 'glitch', glitch: 'slices', reach: 0, durationMs: 200, seed: 1 }, false],
  [
    'glitch with the words of the reader',
    { kind: 'glitch', glitch: 'split', reach: 0, durationMs: 200, seed: 1, under: 'hello' },
    true,
  ],
  ['reading', { kind: 'reading', reading: 'pieces', reach: 0, seed: 1 }, false],
  ['reading after a glitch', { kind: 'reading', reading: 'settling', reach: 0, seed: 1, at }, false],
  ['reading that answers a hand', { kind: 'reading', reading: 'pieces', reach: 0, seed: 1, at, answers: true }, true],
  ['scan', { kind: 'scan', durationMs: 1500, seed: 1 }, true],
  ['moment', { kind: 'phase', durationMs: 1500, seed: 1 }, true],
];

test.each(requests)('[B-OVL-04] during a moment a %s: %#', (_, request, isTaken) => {
  const store = createStore();
  store.set(hasMomentAtom, true);
  store.set(disturbanceAtom, request);
  expect(store.get(disturbanceAtom)).toBe(isTaken ? request : null);
  store.set(hasMomentAtom, false);
  store.set(disturbanceAtom, request);
  expect(store.get(disturbanceAtom)).toBe(request);
});

const archiveGlitch: DisturbanceRequest = {
  kind: 'glitch',
  glitch: 'slices',
  reach: 0.9,
  durationMs: 200,
  seed: 1,
  grid: [[1]],
};

test.each([...requests, ['glitch of the archive', archiveGlitch, true] as const])(
  '[B-OVL-04] while a phase is new a %s: %#',
  (_, request, isTaken) => {
    const store = createStore();
    store.set(isPhaseNewAtom, true);
    store.set(disturbanceAtom, request);
    expect(store.get(disturbanceAtom)).toBe(isTaken ? request : null);
    store.set(isPhaseNewAtom, false);
    store.set(disturbanceAtom, request);
    expect(store.get(disturbanceAtom)).toBe(request);
  },
);

test.each(requests)('[B-OVL-04] in a quiet scene there is no %s', (_, request) => {
  const store = createStore();
  store.set(quietAtom, true);
  store.set(disturbanceAtom, request);
  expect(store.get(disturbanceAtom)).toBeNull();
});
