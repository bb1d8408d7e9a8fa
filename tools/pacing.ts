import { parseArgs } from 'node:util';
import { lying, type Minutes, outcomeOf, type Outcome, questioning } from './pacing/simulate.ts';
import { readers } from './pacing/readers.ts';

/**
 * Prints the minutes that each kind of reader needs to each phase, and their suspicion: `npm run pacing`, `npm run
 * pacing -- --count 500 --seed 7`. It is used to tune the thresholds (server/profile/thresholds.ts). Only minutes of
 * visits count, not the time between visits.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);

/**
 * A quantile of the minutes of `of` readers. `sorted`: the minutes of the readers who reached the phase. Null if too
 * few readers reached it.
 */
const quantile = (sorted: readonly number[], ratio: number, of: number): number | null =>
  sorted[Math.ceil(ratio * of) - 1] ?? null;

const cell = (minutes: Minutes[], of: number): string => {
  const reached = minutes.filter((value) => value !== null).sort((a, b) => a - b);
  if (reached.length === 0) return 'never';
  const shown = [0.1, 0.5, 0.9].map((ratio) => quantile(reached, ratio, of)?.toFixed(1) ?? '-').join(' ');
  return reached.length === of ? shown : `${shown} (${Math.round((100 * reached.length) / of)}%)`;
};

const quantiles = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.1, 0.5, 0.9].map((ratio) => quantile(sorted, ratio, count)?.toFixed(1)).join(' ');
};

const lines = [
  [
    'reader',
    'phase 1',
    'phase 2',
    'phase 3',
    'phase 4',
    'phase 5',
    'highest',
    'at the end',
    'min asked',
    'rooms asked',
    'min lied to',
  ],
];
for (const [name, reader] of Object.entries(readers)) {
  const outcomes: Outcome[] = Array.from({ length: count }, (_, index) =>
    outcomeOf(reader, Number(values.seed) + index),
  );
  const phases = [1, 2, 3, 4, 5].map((phase) =>
    cell(
      outcomes.map(({ reachedAt }) => reachedAt[phase] ?? null),
      count,
    ),
  );
  lines.push([
    name,
    ...phases,
    quantiles(outcomes.map(({ peak }) => peak)),
    quantiles(outcomes.map(({ suspicion }) => suspicion)),
    quantiles(outcomes.map(({ questionedMinutes }) => questionedMinutes)),
    quantiles(outcomes.map(({ questionedRooms }) => questionedRooms)),
    quantiles(outcomes.map(({ liedToMinutes }) => liedToMinutes)),
  ]);
}
const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
console.log(`${count} of each; 10th 50th 90th percentile of: minutes of visits until each phase; suspicion, highest and
at the end; minutes and rooms with suspicion from ${questioning} on, where stories ask; minutes above ${lying}, where
they lie\n`);
for (const line of lines) console.log(line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
