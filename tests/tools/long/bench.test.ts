import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Figure, isWithinBudget, ratioOf } from '../../../bench/Figure.ts';
import { tableOf } from '../../../bench/table.ts';

test('[R-CARD-06] a bench of the simulation prints a figure for each case, and its budget', async () => {
  // Exit code 1 means that a busy machine exceeded the budget. The figures are printed in that case too.
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/run.ts', 'core/scoring']).catch(
    (error: unknown) => error as { stdout: string },
  );
  for (const count of [3, 100, 10_000]) expect(stdout).toMatch(new RegExp(`\\| core/scoring: ${count} .*\\d µs`));
  expect(stdout).toMatch(/\| core\/scoring: 10000 .*\| 16,000 µs/);
});

const figure = (value: number, reference: number, most: number): Figure => ({
  name: 'load: paint',
  value,
  unit: 'ms',
  reference: { name: 'static page', value: reference },
  budget: { of: 'ratio', most, reason: 'the page is text' },
});

test('[R-CARD-06] a figure is within its budget up to the budget and not beyond', () => {
  expect(isWithinBudget(figure(110, 100, 1.1))).toBe(true);
  expect(isWithinBudget(figure(111, 100, 1.1))).toBe(false);
  expect(isWithinBudget(figure(Number.NaN, 100, 1.1))).toBe(false);
  expect(isWithinBudget({ ...figure(5, 100, 0), budget: { of: 'value', most: 5, reason: '' } })).toBe(true);
  expect(isWithinBudget({ ...figure(6, 100, 0), budget: { of: 'value', most: 5, reason: '' } })).toBe(false);
  expect([ratioOf(figure(0, 0, 1)), isWithinBudget(figure(1, 0, 1))]).toEqual([1, false]);
});

test('[R-CARD-06] a row has the figure, its reference, ratio and budget, and the committed value', () => {
  const results = { 'load: paint': { value: 200, unit: 'ms', ratio: 2 } };
  const cells = (text: string) =>
    text
      .split('\n')
      .at(-1)!
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
  expect(cells(tableOf([figure(150, 100, 1.1)], results))).toEqual([
    'load: paint',
    '150 ms',
    '100 ms (static page)',
    '1.5',
    'ratio 1.1 EXCEEDED',
    '200 ms, ratio 2',
  ]);
});
