import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figure, isWithinBudget, type Measure } from './Figure.ts';
import { readResults, writeResults } from './results.ts';
import { tableOf } from './table.ts';

/**
 * Runs every *.bench.ts file below this folder and prints one table. Arguments select files whose path contains one of
 * them. The exit code is 1 when a figure exceeds its budget or a file fails. Options: README.md.
 */
const here = import.meta.dirname;
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    route: { type: 'string', multiple: true },
  },
});
if (values.save && (values.quick || values.route !== undefined))
  throw new Error('--save needs all repetitions and all routes.');
const options = { repetitions: values.quick ? 1 : 3, isLong: values.long, routes: values.route ?? null };
const files = globSync('**/*.bench.ts', { cwd: here })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted();

const figures: Figure[] = [];
for (const file of files) {
  const title = file.replace('.bench.ts', '');
  const startedAt = performance.now();
  try {
    const { measure } = (await import(pathToFileURL(join(here, file)).href)) as { measure: Measure };
    for (const figure of await measure(options)) figures.push({ ...figure, name: `${title}: ${figure.name}` });
    console.error(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  } catch (error) {
    console.error(`${title} failed.`, error);
    process.exitCode = 1;
  }
}

const results = readResults();
console.log(tableOf(figures, results));
const exceeded = figures.filter((figure) => !isWithinBudget(figure));
for (const { name, budget } of exceeded) console.log(`EXCEEDED ${name}. The budget: ${budget?.reason}.`);
if (exceeded.length > 0) process.exitCode = 1;
if (values.save) writeResults(results, figures);
