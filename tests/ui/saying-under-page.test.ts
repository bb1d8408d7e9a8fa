import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { showSayings } from '../../src/app/sayingUnderPage.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { addExchangeAtom, forgetExchangesAtom } from '../../src/state/exchanges.ts';
import { pathAtom } from '../../src/state/route.ts';

function start(path: string) {
  const store = createStore();
  store.set(pathAtom, path);
  showSayings(store);
  const answer = (said: string, from: string) =>
    store.set(addExchangeAtom, { said, from, answer: 'Good day.', link: null });
  return { store, answer, shown: () => store.get(disturbanceAtom) };
}

test.each([
  ['one of 18 letters, whole', 'the radiator, off.', 'the radiator, off.'],
  ['one of 19 letters by its longest word', 'the radiator is off', 'radiator'],
  ['signs alone, up to 18 of them', '?'.repeat(30), '?'.repeat(18)],
])('[B-SAY-10] a saying that a voice answers shows under the page: %s', (_, said, under) => {
  const { answer, shown } = start('/kitchen');
  answer(said, 'The Judge');
  expect(shown()).toMatchObject({ kind: 'glitch', glitch: 'split', reach: 0.3, durationMs: 1300, under });
});

test('[B-SAY-10] each answer once, the same words in the same look, and a forgotten exchange is no new one', () => {
  const { store, answer, shown } = start('/routemap');
  answer('tea', 'The Judge');
  const first = shown();
  answer('tea', 'The Judge');
  expect(shown()).toEqual(first);
  expect(shown()).not.toBe(first);
  store.set(disturbanceAtom, null);
  store.set(forgetExchangesAtom);
  expect(shown()).toBeNull();
});

test.each([
  ['the page itself answers, outside the fiction', '/kitchen', ''],
  ['a person speaks for herself', '/human-cost', 'The Judge'],
  ['a page is about stillness', '/void', 'The Judge'],
])('[B-SAY-10] nothing shows where %s', (_, path, from) => {
  const { answer, shown } = start(path);
  answer('my dog died', from);
  expect(shown()).toBeNull();
});
