import { expect, test } from 'vitest';
import { pausesOf } from '../../src/overlay/momentWord.ts';

const way = [
  { x: 10, y: 20, atMs: 0 },
  { x: 30, y: 20, atMs: 599 },
  { x: 50, y: 20, atMs: 1199 },
  { x: 90, y: 60, atMs: 6199 },
];

test('[B-OVL-13] a pause of the pointer is 600 ms at least, and its ring is larger the longer it was, up to 5 s', () => {
  const rings = (untilMs: number) => pausesOf(way, untilMs).map(({ x, radius }) => [x, Math.round(radius)]);
  expect(rings(6798)).toEqual([
    [30, 12],
    [50, 44],
  ]);
  expect(rings(6799).at(-1)).toEqual([90, 12]);
  expect(rings(60_000).at(-1)).toEqual([90, 44]);
  expect(pausesOf([], 1000)).toEqual([]);
});
