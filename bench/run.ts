import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Bench } from 'tinybench';
import type { Question } from './Question.ts';

/**
 * Runs every *.bench.ts file below this folder, or only the files whose path contains a word of the command line. Prints one
 * table for each file. The exit code is 1 when a question exceeds its budget.
 */
const here = import.meta.dirname;
const words = process.argv.slice(2);
const files = globSync('**/*.bench.ts', { cwd: here })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted();

let isWithinBudget = true;

for (const file of files) {
  const { question } = (await import(pathToFileURL(join(here, file)).href)) as { question: Question };
  const bench = new Bench({ time: question.timeMs ?? 600, warmupTime: 200 });
  for (const { name, run, prepare } of question.cases) bench.add(name, run, prepare && { beforeEach: prepare });
  await bench.run();
  for (const { finish } of question.cases) await finish?.();
  for (const { name, result } of bench.tasks)
    if ('error' in result) throw new Error(`${file}, ${name}`, { cause: result.error });
  print(file, question, bench);
}

if (!isWithinBudget) process.exitCode = 1;

function print(file: string, question: Question, bench: Bench): void {
  const medians = bench.tasks.map(({ result }) => ('latency' in result ? result.latency.p50 : Number.NaN));
  const percentiles = question.cases.map(({ itemMediansMs }) => {
    const times = itemMediansMs?.().toSorted((a, b) => a - b) ?? [];
    return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  });
  console.log(`\n${relative('.', join(here, file))}: ${question.title} (by ${question.varies})`);
  console.table(
    question.cases.map(({ name, units }, index) => {
      const median = medians[index] ?? Number.NaN;
      return {
        case: name,
        'median µs': Number((median * 1000).toPrecision(3)),
        ...(question.budgetOf === 'p99' && {
          'p99 µs': Number(((percentiles[index] ?? Number.NaN) * 1000).toPrecision(3)),
        }),
        [`${question.unit}/s`]: Math.round((units / median) * 1000).toLocaleString('en-GB'),
        'ratio to first': Number((median / (medians[0] ?? Number.NaN)).toPrecision(3)),
      };
    }),
  );
  const lastCaseMs = (question.budgetOf === 'p99' ? percentiles : medians).at(-1) ?? Number.NaN;
  const isWithin = lastCaseMs <= question.budgetMs;
  isWithinBudget &&= isWithin;
  const usedPercent = ((100 * lastCaseMs) / question.budgetMs).toPrecision(2);
  console.log(
    `budget ${question.budgetMs} ms (${question.budgetReason}): ${isWithin ? 'within' : 'EXCEEDED'}, ${usedPercent} % used`,
  );
}
