import { expect, test } from 'vitest';
import { clamp } from '../../src/ui/clamp.ts';
import { hashText, randomAt, randomFrom } from '../../src/ui/random.ts';

test('[clamp] a value outside the limits becomes the nearer limit, one inside does not change', () => {
  expect([-1, 0, 0.5, 1, 2].map((value) => clamp(value, 0, 1))).toEqual([0, 0, 0.5, 1, 1]);
  expect(clamp(5, 0, -1)).toBe(0);
});

test('[random] the hash of a text is always the same unsigned number', () => {
  expect(hashText('')).toBe(hashText(''));
  expect(hashText('log-002')).toBe(hashText('log-002'));
  expect(new Set(Array.from({ length: 1000 }, (_, at) => hashText(`name:${at}`))).size).toBe(1000);
  expect(hashText('a name')).toBeGreaterThanOrEqual(0);
});

/** The number of values in each tenth of the range from 0 to 1. */
function tenths(values: readonly number[]): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const value of values) counts[Math.floor(value * 10)]! += 1;
  return counts;
}

test.each([
  ['along the first index', (at: number) => randomAt(at)],
  ['along the second index', (at: number) => randomAt(7, at)],
  ['along the third index', (at: number) => randomAt(7, 7, at)],
  ['of a generator', randomFrom(42)],
])('[random] numbers %s fill all tenths evenly', (_, draw) => {
  const values = Array.from({ length: 10_000 }, (_, at) => draw(at));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  for (const count of tenths(values)) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('[random] two generators with one seed give the same numbers, those of neighbouring seeds do not', () => {
  const [one, same, other] = [randomFrom(1), randomFrom(1), randomFrom(2)];
  const row = (draw: () => number) => Array.from({ length: 20 }, draw);
  const first = row(one);
  expect(row(same)).toEqual(first);
  expect(row(other).filter((value) => first.includes(value))).toEqual([]);
});
