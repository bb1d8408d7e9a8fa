import { parseArgs } from 'node:util';
import { type Minutes, outcomeOf, type Outcome } from './pacing/simulate.ts';
import { readers } from './pacing/readers.ts';

/**
 * How long readers of each kind take to each phase: `npm run pacing`, `npm run pacing -- --count 500 --seed 7`. The
 * thresholds (server/profile/thresholds.ts) are tuned by this. Minutes are minutes of visits, nights between them left out.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);

/** The value below which the ratio of the sorted list lies; null where so many never got there. */
const quantile = (sorted: readonly number[], ratio: number, of: number): number | null =>
  sorted[Math.ceil(ratio * of) - 1] ?? null;

const cell = (minutes: Minutes[], of: number): string => {
  const reached = minutes.filter((value) => value !== null).sort((a, b) => a - b);
  if (reached.length === 0) return 'never';
  const shown = [0.1, 0.5, 0.9].map((ratio) => quantile(reached, ratio, of)?.toFixed(1) ?? '-').join(' ');
  return reached.length === of ? shown : `${shown} (${Math.round((100 * reached.length) / of)}%)`;
};

const lines = [['reader', 'phase 1', 'phase 2', 'phase 3', 'phase 4', 'phase 5', 'suspicion']];
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
  const suspicions = outcomes.map(({ suspicion }) => suspicion).sort((a, b) => a - b);
  lines.push([
    name,
    ...phases,
    [0.1, 0.5, 0.9].map((ratio) => quantile(suspicions, ratio, count)?.toFixed(1)).join(' '),
  ]);
}
const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
console.log(`${count} of each; minutes of visits until each phase, 10th 50th 90th percentile`);
for (const line of lines) console.log(line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
