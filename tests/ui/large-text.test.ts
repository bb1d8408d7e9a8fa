import { expect, test } from 'vitest';
import { reachedByText } from '../../src/app/largeText.ts';

test.each([
  ['text of the page’s own size', 1280, 17, 16, ''],
  ['text twice as large in the page alone', 1280, 34, 16, 'narrow medium'],
  ['the same in a narrower window', 1279, 34, 16, 'phone narrow medium'],
  ['text of the browser twice as large: media queries know of it', 1280, 34, 32, ''],
  ['a phone', 390, 34, 16, 'tight'],
])('[B-SET-01] breakpoints that are reached by text and not by width: %s', (_, widthPx, remPx, browserRemPx, names) => {
  expect(reachedByText(widthPx, remPx, browserRemPx)).toBe(names);
});
