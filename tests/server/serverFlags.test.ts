import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverFlags } from '../../tools/serverFlags.ts';

const textOf = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('[B-OPS-01] npm start and the container start node with the flags of the tests and benchmarks', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
  expect(scripts.start).toContain(`node ${serverFlags.join(' ')} server/main.ts`);
  const command = JSON.stringify(['node', ...serverFlags, 'server/main.ts']).replaceAll(',', ', ');
  expect(textOf('deploy/Dockerfile')).toContain(`CMD ${command}\n`);
});
