import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

/** A minute on every kind of page, five side by side: the built site, and development with StrictMode's double effects. */
const paths = [
  '/',
  '/about',
  '/survival-analysis',
  '/conscious-thinking',
  '/experience-d5u',
  '/routemap',
  '/no-such-sheet',
  '/void',
  '/kitchen',
  '/consciousness',
];
const visitMs = Number(process.env['VISIT_MS'] ?? 60_000);

/** Two minutes of staying, and the time that pages take to come. */
const patience = { timeout: 420_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** What consoles said that they should not have: errors and warnings, but for a missing page's own status. */
async function visit(url: string): Promise<string[]> {
  const said: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const stay = (some: readonly string[]) =>
    Promise.all(
      some.map(async (path) => {
        const page = await context.newPage();
        page.on('console', (message) => {
          const isOwn404 = path === '/no-such-sheet' && message.text().includes('404');
          if (['error', 'warning'].includes(message.type()) && !isOwn404)
            said.push(`${path}: ${message.text()} ${message.location().url}`);
        });
        page.on('pageerror', (error) => said.push(`${path}: uncaught ${error.message}`));
        await page.goto(url + path);
        const until = Date.now() + visitMs;
        for (let step = 0; Date.now() < until; step += 1) {
          await page.mouse.move(100 + ((step * 83) % 700), 120 + ((step * 47) % 400));
          await page.mouse.wheel(0, step % 5 === 4 ? -400 : 200);
          await page.waitForTimeout(4_000);
        }
        await page.close();
      }),
    );
  // Five tabs are what two cores keep lively; ten would try the worker's patience instead of the pages.
  await stay(paths.slice(0, 5));
  await stay(paths.slice(5));
  await context.close();
  return said;
}

test(
  '[R-CARD-04] no console error or warning on any page of the built site in a minute',
  patience,
  async ({ expect }) => {
    const server = await startServer();
    expect(await visit(server.url)).toEqual([]);
    await server.stop();
  },
);

test('[R-CARD-04] nor in development, where StrictMode runs every effect twice', patience, async ({ expect }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-dev-'));
  const port = await freePort();
  const dev = spawn(process.execPath, ['tools/dev.ts'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => dev.stdout.once('data', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  // The first visit makes Vite gather its dependencies, and a reload while it does is no fault of the page.
  const warm = await browser.newPage();
  for (const path of paths) {
    await warm.goto(url + path);
    await warm.locator('h1').waitFor({ state: 'attached' });
  }
  await warm.close();
  const said = await visit(url);
  dev.kill('SIGTERM');
  await new Promise((resolve) => dev.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
  expect(said).toEqual([]);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
