import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { freePort } from '../../../support/port.ts';
import { groups, visitor } from '../visit/visitor.ts';

/** StrictMode runs every effect twice, and Vite and React log more than in the built site. */
const { visit, glance } = visitor();
const dataDir = mkdtempSync(join(tmpdir(), 'd5u-dev-'));
let dev: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['tools/dev.ts'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(dev.stdout!, 'data');
  // On the first visit Vite bundles its dependencies. A reload in that visit is no fault of the page.
  await glance(url);
}, 600_000);

afterAll(async () => {
  dev.kill('SIGTERM');
  if (dev.exitCode === null) await once(dev, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

test.for(groups)('[R-CARD-04] no console error or warning in development on $names', async ({ group }, { expect }) => {
  expect(await visit(url, group)).toEqual([]);
});
