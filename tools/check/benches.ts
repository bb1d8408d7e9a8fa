import { globSync, readFileSync } from 'node:fs';

const question = /^\/\*\* [A-Z][^\n]*\?[^\n]* \*\/$/;

/** One sentence for each bench whose first line is not a comment with its question. */
export const benchFaults = (): string[] =>
  globSync('bench/**/*.bench.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .filter((file) => !question.test(readFileSync(file, 'utf8').split('\n', 1)[0]!))
    .map((file) => `${file} does not begin with its question: /** What does … cost? */`);
