import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../tools/cluster/postgres.ts');
/** Like a test runner after a failed test: stops its PostgreSQL and sets an exit code. */
const script = `
  const { startPostgres } = await import(${JSON.stringify(module)});
  const postgres = await startPostgres();
  await postgres.stop();
  process.exitCode = 3;
`;

test('[B-STO-02] a process that had a PostgreSQL ends with its own exit code', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(3);
});
