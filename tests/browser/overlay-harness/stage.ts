import type { Browser } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { serveHarness } from './serve.ts';

/** The browser and the harness's address, available from before a file's first test until after its last. */
export let browser: Browser;
export let url: string;
let server: ViteDevServer;

/**
 * Starts browser and harness before the first test of the calling file, and stops them after its last test. A function
 * sets the hooks, because files that run in one process share this module. Hooks at the top level of the module would
 * belong to the first of these files.
 */
export function stageHarness(): void {
  beforeAll(async () => {
    [{ url, server }, browser] = await Promise.all([serveHarness(), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), server.close()]);
  });
}
