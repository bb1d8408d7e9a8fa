import { expect, test } from 'vitest';
import { weighted } from '../../src/overlay/pageLines.ts';

const line = (name: string, y: number, width = 400) => ({ name, rect: new DOMRect(0, y, width, 30) });
const lines = [line('first', 100), line('second', 500), line('third', 900)];
/** Number of times that each line is chosen, for a thousand evenly spaced random values. */
const chosen = (eyeY: number | null, among = lines) => {
  const counts = new Map(among.map(({ name }) => [name, 0]));
  for (let at = 0; at < 1000; at += 1) {
    const { name } = weighted(among, (at + 0.5) / 1000, eyeY);
    counts.set(name, counts.get(name)! + 1);
  }
  return [...counts.values()];
};

test('[B-OVL-06] lines of one size are equally likely, and a larger one is more likely', () => {
  expect(chosen(null)).toEqual([333, 334, 333]);
  expect(chosen(null, [line('small', 0, 100), line('large', 500, 300)])).toEqual([250, 750]);
});

test('[B-OVL-06] a line within 200 px of the eye is four times as likely, one beyond is not', () => {
  expect(chosen(515)).toEqual([167, 666, 167]);
  // 199 and 200 px above the second line.
  expect(chosen(301)).toEqual([444, 445, 111]);
  expect(chosen(300)).toEqual([667, 166, 167]);
});
