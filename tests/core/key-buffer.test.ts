import { expect, test } from 'vitest';
import { digestOf, isSecretWord, wordAtEnd } from '#core/secret-words.ts';
import { pressKey } from '#core/key-buffer.ts';
import { startAt } from './build.ts';

test.each([
  ['', 1900, 'a', 'a'],
  ['wit', 1900, 'n', 'witn'],
  ['wit', 2000, 'n', 'witn'],
  ['wit', 2001, 'n', 'n'],
  ['wit', 2100, 'n', 'n'],
  ['wit', -1, 'n', 'n'],
  ['wit', 0, 'N', 'witn'],
  ['wit', 0, '7', 'wit'],
  ['wit', 0, 'Enter', 'wit'],
  ['wit', 0, ' ', 'wit'],
  ['abcdefghij', 5, 'k', 'bcdefghijk'],
])('[R-SEC-01] buffer %j, %d ms later the key %j: %j', (letters, gapMs, key, expected) => {
  expect(pressKey({ letters, lastAtMs: startAt }, key, startAt + gapMs).letters).toBe(expected);
});

const salt = 'any salt';
const known = { salt, digests: ['candle', 'tablecloth', 'inkwells'].map((word) => digestOf(word, salt)) };

test.each([
  ['candle', 'candle'],
  ['xxcandle', 'candle'],
  ['abcdcandle', 'candle'],
  ['candlex', null],
  ['andle', null],
  ['candl', null],
  ['', null],
  // A word of ten letters is too long, even if its digest is on the list.
  ['tablecloth', null],
  ['xxinkwells', 'inkwells'],
])('[R-SEC-01] the letters %j end with the word %j', (letters, word) => {
  expect(wordAtEnd(letters, known)).toBe(word);
});

test('[B-SEC-01] another salt gives the same word another digest; without digests no word is recognised', () => {
  expect(digestOf('candle', 'another salt')).not.toBe(digestOf('candle', salt));
  expect(digestOf('candle', salt)).toMatch(/^[0-9a-f]{32}$/);
  expect(wordAtEnd('candle', { salt: 'another salt', digests: known.digests })).toBeNull();
  expect(wordAtEnd('candle', { salt, digests: [] })).toBeNull();
  expect(isSecretWord('Candle', known)).toBe(false);
});
