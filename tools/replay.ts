import { readFileSync } from 'node:fs';
import { linesOf } from './replay/linesOf.ts';

/**
 * Replays a log exported by the inspector: `npm run replay -- d5u-log-7.json`. Prints its content, and whether the
 * replay ends with the same bytes as the worker. Exit code 1 when it does not, 2 when the file is not a log. B-WRK-01,
 * B-DEV-01.
 */
const file = process.argv[2];
if (file === undefined) {
  console.error('Which log? npm run replay -- d5u-log-7.json');
  process.exit(2);
}
try {
  const { lines, isSame } = linesOf(readFileSync(file, 'utf8'));
  for (const line of lines) console.log(line);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  console.error(`${file}: ${(error as Error).message}`);
  process.exitCode = 2;
}
