import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import type { Phase } from '#contract/visitor.ts';
import { createLetterNotifier } from '../../src/app/notifications.ts';
import { aloneForMs, momentAfterMs, momentOnHomeAfterMs, showPhases } from '../../src/app/phaseReached.ts';
import { dueTabAtom } from '../../src/panels/drawer/tabs.ts';
import { disturbanceAtom, hasMomentAtom, isPhaseNewAtom } from '../../src/state/disturbance.ts';
import { effectsChoiceAtom } from '../../src/state/effects.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { pathAtom } from '../../src/state/route.ts';
import { toastsAtom } from '../../src/state/toasts.ts';
import { setProfile } from '../support/setProfile.ts';
import { profileOf } from './panels-stage.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const narrativeAt = (...phases: readonly number[]): NarrativeState => ({
  ...emptyNarrative,
  phaseTransitions: phases.map((phase) => ({ phase, timestamp: phase })),
});
const report = (phase: Phase, interactions = 0) => setProfile(profileOf(phase, { interactions }));

function start(path: string, known = emptyNarrative, stored = () => known) {
  const store = createStore();
  store.set(pathAtom, path);
  store.sub(dueTabAtom, () => undefined);
  showPhases(store, known, stored);
  return { store, notices: () => store.get(toastsAtom).map(({ title, text }) => `${title} ${text}`) };
}

test('[B-OVL-12] phase 5 is a tide', () => {
  const { store } = start('/kitchen', narrativeAt(1));
  report(5);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toEqual({
    kind: 'phase',
    durationMs: 1500,
    seed: 5,
    front: 'tide',
    cause: 'The Stranger has begun to speak.',
  });
});

test('[B-OVL-13] the moment of phase 2 shows the way of the pointer', () => {
  const { store } = start('/kitchen', narrativeAt(1));
  report(2);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toEqual({
    kind: 'phase',
    durationMs: 1500,
    seed: 2,
    front: 'ring',
    way: true,
    cause: 'The Observer has begun to speak.',
  });
});

test('[B-OVL-04] a phase that is reached is one moment, and one that was reached before is none', () => {
  const { store } = start('/kitchen', narrativeAt(1));
  report(1);
  expect(store.get(disturbanceAtom)).toBeNull();
  report(3);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toEqual({
    kind: 'phase',
    durationMs: 1500,
    seed: 3,
    front: 'closing',
    cause: 'The Advocate has begun to speak.',
  });
  store.set(disturbanceAtom, null);
  report(3, 9);
  vi.advanceTimersByTime(momentAfterMs);
  store.set(pathAtom, '/echoes');
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[B-OVL-04] the notice comes first, the moment 5 s later, and of two phases in that time the later one', () => {
  const { store, notices } = start('/kitchen');
  report(1);
  vi.advanceTimersByTime(momentAfterMs - 1);
  expect([notices().length, store.get(disturbanceAtom)]).toEqual([1, null]);
  report(2);
  vi.advanceTimersByTime(momentAfterMs - 1);
  expect([notices().length, store.get(disturbanceAtom)]).toEqual([2, null]);
  vi.advanceTimersByTime(1);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 2 });
});

test('[B-OVL-04] a moment with effects off is dropped, and does not pass when they are switched on', () => {
  const { store, notices } = start('/kitchen');
  store.set(effectsChoiceAtom, 'off');
  report(2);
  vi.advanceTimersByTime(momentAfterMs);
  expect(notices()).toHaveLength(1);
  store.set(effectsChoiceAtom, 'full');
  expect(store.get(disturbanceAtom)).toBeNull();
  report(3);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 3 });
});

test('[B-OVL-04] on a page that is not to be disturbed the moment waits for the next that may be', () => {
  const { store } = start('/human-cost');
  report(2);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toBeNull();
  store.set(pathAtom, '/judgment');
  expect(store.get(disturbanceAtom)).toBeNull();
  store.set(pathAtom, '/routemap');
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 2 });
});

test('[B-OVL-04] no other effect begins until 8 s after the moment of a phase', () => {
  const { store } = start('/kitchen');
  const reading = { kind: 'reading', reading: 'pieces', reach: 0, seed: 1 } as const;
  const isTaken = () => {
    store.set(disturbanceAtom, reading);
    const isTaken = store.get(disturbanceAtom) === reading;
    store.set(disturbanceAtom, null);
    return isTaken;
  };
  expect([isTaken(), store.get(isPhaseNewAtom)]).toEqual([true, false]);
  report(2);
  expect([isTaken(), store.get(isPhaseNewAtom)]).toEqual([false, true]);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 2 });
  vi.advanceTimersByTime(aloneForMs - 1);
  expect(isTaken()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([isTaken(), store.get(isPhaseNewAtom)]).toEqual([true, false]);
});

test('[B-OVL-04] on Home, which amends its line with full effects, the moment comes 11 s after the phase', () => {
  const { store } = start('/');
  report(1);
  vi.advanceTimersByTime(momentOnHomeAfterMs - 1);
  expect(store.get(disturbanceAtom)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 1 });
  store.set(disturbanceAtom, null);
  store.set(effectsChoiceAtom, 'calm');
  report(2);
  vi.advanceTimersByTime(momentAfterMs - 1);
  expect(store.get(disturbanceAtom)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 2 });
});

test('[B-OVL-04] while another moment stands the moment waits for its end', () => {
  const { store } = start('/kitchen', narrativeAt(1));
  report(3);
  store.set(hasMomentAtom, true);
  vi.advanceTimersByTime(momentAfterMs + 2000);
  expect(store.get(disturbanceAtom)).toBeNull();
  // Another moment replaces it in the same task.
  store.set(hasMomentAtom, false);
  store.set(hasMomentAtom, true);
  vi.advanceTimersByTime(2000);
  expect(store.get(disturbanceAtom)).toBeNull();
  store.set(hasMomentAtom, false);
  // The overlay has not finished the end of the moment.
  expect(store.get(disturbanceAtom)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 3 });
  // Once.
  store.set(disturbanceAtom, null);
  store.set(hasMomentAtom, true);
  store.set(hasMomentAtom, false);
  vi.advanceTimersByTime(2000);
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[B-OVL-04] while a text field has the focus the moment waits', () => {
  const { store } = start('/kitchen');
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  report(2);
  vi.advanceTimersByTime(momentAfterMs);
  expect(store.get(disturbanceAtom)).toBeNull();
  field.blur();
  vi.advanceTimersByTime(1);
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'phase', seed: 2 });
  field.remove();
});

test('[R-UI-04] the notice of a phase comes in one step with the profile, once, and a skipped phase has none', () => {
  const { notices } = start('/kitchen');
  report(0);
  expect(notices()).toEqual([]);
  report(2);
  expect(notices()).toEqual([
    'The Observer has begun to speak. A psychological analysis of you has begun. It lies in the margin below.',
  ]);
  report(2, 9);
  report(1);
  expect(notices()).toHaveLength(1);
});

const letter = (phase: number) => ({ phase, from: 'The Observer', text: 'Dear reader. There is more.' });

test('[B-NOTE-03] a phase and its letter are one notice, and a letter that comes without a phase has its own', () => {
  const { store, notices } = start('/kitchen');
  const notifyOfLetter = createLetterNotifier(store, emptyNarrative);
  const bring = (...phases: readonly number[]) =>
    notifyOfLetter({ narrative: { ...emptyNarrative, personalizedNotes: phases.map(letter) } });
  setProfile(profileOf(2, { personalizedNotes: [letter(1), letter(2)] }));
  bring(1, 2);
  expect(store.get(toastsAtom).map(({ title, letter: from }) => [title, from])).toEqual([
    ['The Observer has begun to speak.', 2],
  ]);
  bring(1, 2, 6);
  expect(notices().slice(1)).toEqual(['A letter has come for you. From the Observer: “Dear reader.”']);
});

test('[B-NOTE-03] the notice of a phase whose letter is not in the profile leads to none, and the letter has its own', () => {
  const { store } = start('/kitchen');
  report(2);
  createLetterNotifier(store, emptyNarrative)({ narrative: { ...emptyNarrative, personalizedNotes: [letter(2)] } });
  expect(store.get(toastsAtom).map(({ title, letter: from }) => [title, from])).toEqual([
    ['The Observer has begun to speak.', undefined],
    ['A letter has come for you.', 2],
  ]);
});

test('[R-UI-04] a profile that was read before the start counts', () => {
  report(1);
  const { notices } = start('/kitchen');
  expect(notices()).toHaveLength(1);
});

test('[R-UI-04] no notice of a phase that was stored on this device before', () => {
  const { notices } = start('/kitchen', narrativeAt(1, 3));
  report(3);
  expect(notices()).toEqual([]);
  report(4);
  expect(notices()).toHaveLength(1);
});

test('[R-UI-04, B-CASE-02] a phase that another tab has stored was shown there, and the next is shown here', () => {
  let stored = emptyNarrative;
  const { store, notices } = start('/about', emptyNarrative, () => stored);
  stored = narrativeAt(2);
  report(2);
  store.set(pathAtom, '/kitchen');
  expect([notices(), store.get(dueTabAtom)]).toEqual([[], null]);
  report(3);
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['The Advocate has begun to speak.']);
});

test('[B-DEV-01, R-UI-04] during a preview a phase shows no notice and no moment; both come when the preview ends', () => {
  const { store, notices } = start('/kitchen');
  store.set(previewAtom, { phase: 4, suspicion: null });
  report(1);
  vi.advanceTimersByTime(momentAfterMs);
  expect([notices(), store.get(disturbanceAtom)]).toEqual([[], null]);
  store.set(previewAtom, { phase: null, suspicion: null });
  vi.advanceTimersByTime(momentAfterMs);
  expect(notices()).toHaveLength(1);
  expect(store.get(disturbanceAtom)).toEqual({
    kind: 'phase',
    durationMs: 1500,
    seed: 1,
    front: 'rows',
    cause: 'The Archivist has begun to speak.',
  });
});
