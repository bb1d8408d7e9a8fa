import type { Browser } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { serveHarness } from './serve.ts';

/** The browser and the harness's address, from before a file's first test to after its last. */
export let browser: Browser;
export let url: string;
let server: ViteDevServer;

beforeAll(async () => {
  [{ url, server }, browser] = await Promise.all([serveHarness(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});
