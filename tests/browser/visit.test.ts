import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { isFault, pagePaths } from '../support/pages.ts';
import { freePort } from '../support/port.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** A minute on every page, five side by side: the built site, and development with StrictMode's double effects. */
const visitMs = Number(process.env['VISIT_MS'] ?? 60_000);

/** Five tabs are what two cores keep lively; ten would try the worker's patience instead of the pages. */
const groups = Array.from({ length: Math.ceil(pagePaths.length / 5) }, (_, i) => pagePaths.slice(i * 5, i * 5 + 5));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** What consoles said that they should not have, while somebody moved about and scrolled. */
async function visit(url: string, paths: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  await Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (isFault(path, message.type(), message.text()))
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
  await context.close();
  return said;
}

describe('the built site', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  test.for(groups)(
    '[R-CARD-04] no console error or warning in a minute on %s %s %s %s %s',
    async (group, { expect }) => {
      expect(await visit(server.url, group)).toEqual([]);
    },
  );
});

describe('development, where StrictMode runs every effect twice', () => {
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
    // The first visit makes Vite gather its dependencies, and a reload while it does is no fault of the page.
    const warm = await browser.newPage();
    for (const path of pagePaths) {
      await warm.goto(url + path);
      await warm.locator('h1').first().waitFor({ state: 'attached' });
    }
    await warm.close();
  });

  afterAll(async () => {
    dev.kill('SIGTERM');
    if (dev.exitCode === null) await once(dev, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.for(groups)(
    '[R-CARD-04] no console error or warning in a minute on %s %s %s %s %s',
    async (group, { expect }) => {
      expect(await visit(url, group)).toEqual([]);
    },
  );
});
