import { expect, test } from 'vitest';
import { isTelling, restedWord } from '../../src/state/tellingWords.ts';
import { wordsAround } from '../../src/overlay/underWords.ts';

const line = 'One stays on the sand.';
const letters = (text: string): number => text.length;

test.each([
  ['a word alone that is wider than the room', 0.2, 4, 'stays'],
  ['one more word than fits is left out', 0.2, 10, 'stays on'],
  ['words of both sides', 0.45, 15, 'stays on the'],
  ['the last word at the end', 1, 5, 'sand.'],
  ['the whole line', 0.5, 22, line],
])('[R-UI-06] under a line stand its whole words around a place: %s', (_, at, most, shown) => {
  expect(wordsAround(line, at, letters, most)).toBe(shown);
});

test.each([
  ['1.2 kB', null],
  ['47,001', null],
  ['by the sea', null],
  ['by the seas', 'by the seas'],
])('[R-UI-06] under “%s” stand words only if one has four letters', (text, shown) => {
  expect(wordsAround(text, 0, letters, 40)).toBe(shown);
});

test('[B-OVL-07] a rested word is one of the three longest, each rested on for a second', () => {
  const times = new Map([
    ['bench', 1000],
    ['passed', 999],
    ['sand', 3000],
    ['court', 2000],
    ['chair', 1001],
  ]);
  expect([0, 0.34, 0.67, 0.99].map((share) => restedWord(times, share))).toEqual(['sand', 'court', 'chair', 'chair']);
  expect(restedWord(new Map([['passed', 999]]), 0)).toBeNull();
  expect(restedWord(new Map(), 0.5)).toBeNull();
});

test('[B-OVL-07] a word of grammar is not set large, however long the rest on it was', () => {
  const times = new Map([
    ['that', 12_000],
    ['more', 5000],
    ['sand', 1000],
  ]);
  expect([0, 0.99].map((share) => restedWord(times, share))).toEqual(['sand', 'sand']);
  expect(restedWord(new Map([['that', 12_000]]), 0)).toBeNull();
  expect(['The', 'without', 'chair', 'D5U', 'mug'].map(isTelling)).toEqual([false, false, true, true, true]);
});
