import { expect, test } from 'vitest';
import { wordCheck } from '#contract/secretWords.ts';
import { seededRandom } from '#core/random.ts';
import { digestOf, isSecretWord } from '#core/secret-words.ts';
import { LetterBuffer } from '../../src/telemetry/LetterBuffer.ts';

/** Types letters at these times into a buffer with the checks of `words`. Returns the words that the buffer reports. */
function candidatesOf(words: readonly string[], keys: readonly (readonly [letter: string, atMs: number])[]): string[] {
  const passedOn: string[] = [];
  const buffer = new LetterBuffer(words.map(wordCheck), (word) => passedOn.push(word));
  for (const [letter, atMs] of keys) buffer.add(letter.charCodeAt(0), atMs);
  return passedOn;
}

const every = (gapMs: number, letters: string, fromMs = 1000) =>
  [...letters].map((letter, index) => [letter, fromMs + index * gapMs] as const);

test.each([
  ['candle', ['candle']],
  ['xxcandle', ['candle']],
  ['abcdcandle', ['candle']],
  // More than ten keys: the buffer keeps the last ten.
  ['xxxxxxxxxxxxcandle', ['candle']],
  ['inkwells', ['inkwells']],
  ['ttinkwells', ['inkwells']],
  ['candlex', ['candle']],
  ['andle', []],
  ['candl', []],
  // A word of ten letters is too long, even if its check is on the list.
  ['paperknife', []],
])('[R-SEC-01] of the letters %j the words %j are passed on', (letters, words) => {
  expect(candidatesOf(['candle', 'inkwells', 'paperknife'], every(100, letters))).toEqual(words);
});

test.each([
  [1900, ['candle']],
  [2000, ['candle']],
  [2000.1, []],
  [2100, []],
])('[R-SEC-01] a word with %d ms between its keys: %j', (gapMs, words) => {
  expect(candidatesOf(['candle'], every(gapMs, 'candle'))).toEqual(words);
});

test('[R-SEC-01] one long pause inside the word prevents recognition, and so does a clock that runs backwards', () => {
  expect(candidatesOf(['candle'], [...every(100, 'can'), ...every(100, 'dle', 1200 + 2001)])).toEqual([]);
  expect(candidatesOf(['candle'], [...every(100, 'can'), ...every(100, 'dle', 1199)])).toEqual([]);
  expect(candidatesOf(['candle'], [...every(100, 'can'), ...every(100, 'dle', 1200 + 1900)])).toEqual(['candle']);
});

test('[R-SEC-01] of random letters, so few are passed on: 318 of 10,000, each as long as one of the words', () => {
  const random = seededRandom(7);
  const letters = Array.from({ length: 10_000 }, () => String.fromCharCode(random.whole(0x61, 0x7a))).join('');
  const passedOn = candidatesOf(['candle', 'inkwells', 'lantern', 'ladder'], every(100, letters));
  expect(passedOn).toHaveLength(318);
  expect(Math.min(...passedOn.map(({ length }) => length))).toBe(6);
  expect(Math.max(...passedOn.map(({ length }) => length))).toBe(8);
});

const salt = 'any salt';
const known = { salt, digests: ['candle', 'paperknife', 'inkwells'].map((word) => digestOf(word, salt)) };

test.each([
  ['candle', true],
  ['inkwells', true],
  ['candlex', false],
  ['candl', false],
  ['', false],
  ['Candle', false],
  ['paperknife', false],
])('[R-SEC-01] %j is a secret word: %j', (word, isKnown) => {
  expect(isSecretWord(word, known)).toBe(isKnown);
});

test('[B-SEC-01] another salt gives the same word another digest; without digests no word is recognised', () => {
  expect(digestOf('candle', 'another salt')).not.toBe(digestOf('candle', salt));
  expect(digestOf('candle', salt)).toMatch(/^[0-9a-f]{32}$/);
  expect(isSecretWord('candle', { salt: 'another salt', digests: known.digests })).toBe(false);
  expect(isSecretWord('candle', { salt, digests: [] })).toBe(false);
});
