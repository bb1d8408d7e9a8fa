import { expect, test } from 'vitest';
import { leastWidth, seenLine, weighted } from '../../src/overlay/pageLines.ts';

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

test('[B-OVL-06] a title of single letters is torn, though its hidden copy is as large as all of them', () => {
  const line = (name: string, width: number, height: number) => ({ name, rect: new DOMRect(0, 100, width, height) });
  const copy = line('copy', 1400, 123);
  const letters = Array.from({ length: 24 }, (_, at) => line(`letter ${at}`, 50, 123));
  const figures = Array.from({ length: 7 }, (_, at) => line(`figure ${at}`, leastWidth - 1, 11));
  const lines = [copy, ...letters, ...figures];
  const found = Array.from({ length: 500 }, (_, seed) => {
    let drawn = 0;
    const random = () => ((seed + 1) * 0.618 + (drawn += 1) * 0.317) % 1;
    return seenLine(lines, random, 150, (each) => each !== copy)?.name;
  });
  expect(found.every((name) => name?.startsWith('letter'))).toBe(true);
  expect(new Set(found).size).toBeGreaterThan(12);
  expect(
    seenLine(
      [line('least', leastWidth, 11)],
      () => 0.5,
      null,
      () => true,
    )?.name,
  ).toBe('least');
  expect(
    seenLine(
      figures,
      () => 0.5,
      null,
      () => true,
    ),
  ).toBeNull();
  expect(
    seenLine(
      lines,
      () => 0.5,
      null,
      () => false,
    ),
  ).toBeNull();
});
