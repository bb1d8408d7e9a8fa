import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { attachTo, type SiteServer } from './server.ts';

/** Global, to outlive a test file: Vitest runs the files of the browser projects one after another in one process. */
const kept = globalThis as { sharedBrowser?: Promise<Browser> };

/**
 * Returns the Chromium that all test files of one Vitest process share. Call this function once, at the top of a file.
 * Open contexts are closed after the last test of the file. A test that needs its own flags, or crashes the browser,
 * launches another Chromium.
 */
export async function sharedBrowser(): Promise<Browser> {
  if ((await kept.sharedBrowser)?.isConnected() !== true) kept.sharedBrowser = launchBrowser();
  const browser = await kept.sharedBrowser!;
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return browser;
}

/**
 * The server that all browser tests share. A test that stops the server, pays, or counts all visitors starts its own.
 */
export const sharedServer = (): SiteServer => attachTo(inject('sharedServer'));
