import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('[R-CARD-06] a bench of the simulation prints a figure for each case, and its budget', async () => {
  // Exit code 1 means that a busy machine exceeded the budget: the figures are printed all the same.
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/run.ts', 'core/scoring']).catch(
    (error: unknown) => error as { stdout: string },
  );
  for (const count of [3, 100, 10_000]) expect(stdout).toMatch(new RegExp(`${count} recommendations.*\\d`));
  expect(stdout).toMatch(/budget 16 ms \(.*\): (within|EXCEEDED), .* % used/);
});
