import { expect, test } from 'vitest';
import { pressKey } from '#core/secret-keys.ts';
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
