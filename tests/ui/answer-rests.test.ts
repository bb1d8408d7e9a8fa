import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { answerRests } from '../../src/app/answerRests.ts';
import { disturbanceAtom, isPhaseNewAtom } from '../../src/state/disturbance.ts';
import { profileAtom } from '../../src/state/profile.ts';
import { pathAtom } from '../../src/state/route.ts';
import { restAtom } from '../../src/state/trace.ts';
import { setProfile } from '../support/setProfile.ts';
import { profileOf } from './panels-stage.tsx';

function start(path: string) {
  const store = createStore();
  store.set(pathAtom, path);
  let now = 0;
  answerRests(store, () => now);
  /** The effect that answers a rest of the pointer at `ms`. */
  const restAt = (ms: number, size = '24px', word = 'spoon') => {
    now = ms;
    store.set(disturbanceAtom, null);
    const line = document.createElement('p');
    line.style.fontSize = size;
    line.append(`a ${word}`);
    document.querySelector('p')?.remove();
    document.body.append(line);
    store.set(restAtom, { x: 300, y: 200, on: { node: line.firstChild as Text, start: 2, word } });
    return store.get(disturbanceAtom);
  };
  return { store, restAt };
}

test('[B-OVL-08] before the profile is there no answer is the moment', () => {
  const { store, restAt } = start('/kitchen');
  store.sub(profileAtom, () => undefined);
  // Before the profile has arrived the phase is not known.
  expect(restAt(0)).toMatchObject({ kind: 'reading' });
  setProfile(profileOf(0));
  store.set(restAtom, null);
  expect(restAt(9000)).toMatchObject({ kind: 'phase' });
});

test.each([0, 1, 2] as const)(
  '[B-OVL-04, B-OVL-08] at phase %i the first answer sets the word of a title over the whole page; then they are as later',
  (phase) => {
    const { restAt } = start('/kitchen');
    setProfile(profileOf(phase));
    const from = { x: 300, y: 200 };
    expect(restAt(0)).toEqual({ kind: 'phase', word: 'spoon', durationMs: 1500, seed: 1, from });
    expect([9000, 18_000].map((ms) => restAt(ms))).toMatchObject([{ reading: 'settling' }, { reading: 'threads' }]);
  },
);

test.each([3, 4] as const)('[B-OVL-08] at phase %i the moment has the word of the longest rest', (phase) => {
  const { restAt } = start('/kitchen');
  setProfile(profileOf(phase));
  expect(restAt(0)).toEqual({ kind: 'phase', durationMs: 1500, seed: 1, from: { x: 300, y: 200 } });
  expect(restAt(9000)).toMatchObject({ reading: 'settling' });
});

test('[B-OVL-08] within a minute of another moment no rest is answered by one', () => {
  const { store, restAt } = start('/kitchen');
  setProfile(profileOf(1));
  expect(restAt(0, '12px')).toMatchObject({ reading: 'settling' });
  store.set(disturbanceAtom, { kind: 'phase', durationMs: 1500, seed: 1 });
  expect(restAt(59_999)).toMatchObject({ kind: 'reading' });
  store.set(disturbanceAtom, { kind: 'phase', word: 'doors', beside: { x: 0, y: 0 }, durationMs: 700, seed: 1 });
  expect(restAt(69_000)).toMatchObject({ kind: 'phase', word: 'spoon' });
});

test('[B-OVL-08] while a phase is new no rest is answered', () => {
  const { store, restAt } = start('/kitchen');
  setProfile(profileOf(1));
  store.set(isPhaseNewAtom, true);
  expect(restAt(0)).toBeNull();
  store.set(isPhaseNewAtom, false);
  expect(restAt(9000)).toMatchObject({ kind: 'phase', word: 'spoon' });
});

test('[B-OVL-08, B-OVL-12] at phase 5 the first answer is a tide with the word', () => {
  const { restAt } = start('/kitchen');
  setProfile(profileOf(5));
  expect(restAt(0)).toEqual({ kind: 'phase', word: 'spoon', durationMs: 1500, seed: 1, front: 'tide' });
  expect(restAt(9000)).toMatchObject({ reading: 'settling' });
});

test('[B-OVL-08, B-OVL-12] after the end the first answer is as later', () => {
  const { restAt } = start('/kitchen');
  setProfile(profileOf(5, { ended: true }));
  expect(restAt(0)).toMatchObject({ reading: 'settling' });
});

test('[B-OVL-08] prose is not covered: the first rest on a word of a title is', () => {
  const { restAt } = start('/kitchen');
  setProfile(profileOf(0));
  expect(restAt(0, '23.9px')).toMatchObject({ reading: 'settling' });
  expect(restAt(9000)).toMatchObject({ kind: 'phase', word: 'spoon' });
  expect(restAt(18_000)).toMatchObject({ kind: 'reading' });
});

test('[B-OVL-08] a rest on a word is answered by a word that settles there, every third by threads', () => {
  const { restAt } = start('/kitchen');
  setProfile(profileOf(1));
  const answers = [0, 9000, 18_000, 27_000].map((ms) => restAt(ms, '16px'));
  expect(answers.map((answer) => answer?.kind === 'reading' && answer.reading)).toEqual([
    'settling',
    'settling',
    'threads',
    'settling',
  ]);
  expect(answers[0]).toEqual({
    kind: 'reading',
    reading: 'settling',
    reach: 0,
    seed: 1,
    at: expect.objectContaining({ x: 300, y: 200 }),
    answers: true,
  });
});

test('[B-OVL-08] after a rest that could not be answered, the next one is, at once', () => {
  const { store, restAt } = start('/kitchen');
  expect(restAt(0)).not.toBeNull();
  expect(restAt(1000)).toBeNull();
  store.set(restAtom, null);
  expect(restAt(2000)).not.toBeNull();
  expect(restAt(3000)).toBeNull();
});

test.each([
  [0, 9000],
  [5, 4500],
] as const)('[B-OVL-08] at suspicion %i the next answer comes after %i ms at the earliest', (suspicion, leastMs) => {
  const { store, restAt } = start('/kitchen');
  setProfile(profileOf(1, { suspicionLevel: suspicion }));
  expect(store.get(disturbanceAtom)).toBeNull();
  expect(restAt(0)).not.toBeNull();
  expect(restAt(leastMs - 1)).toBeNull();
  expect(restAt(leastMs)).not.toBeNull();
});

test.each([
  ['/human-cost', false],
  ['/void', false],
  ['/privacy', false],
  ['/routemap', true],
  ['/', true],
])('[B-OVL-08] on %s a rest is answered: %s', (path, isAnswered) => {
  expect(start(path).restAt(0) !== null).toBe(isAnswered);
});

test('[B-OVL-08] a word of grammar is not set over the page, nor is any word while a text field has the focus', () => {
  const { restAt } = start('/kitchen');
  setProfile(profileOf(1));
  expect(restAt(0, '24px', 'that')).toMatchObject({ kind: 'reading' });
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(restAt(9000)).toMatchObject({ kind: 'reading' });
  field.blur();
  expect(restAt(18_000)).toMatchObject({ kind: 'phase', word: 'spoon' });
  field.remove();
});
