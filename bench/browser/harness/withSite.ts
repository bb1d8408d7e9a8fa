import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';

export interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
}

/** Runs `measure` with the built site on its real server and a new Chromium, and ends both afterwards. */
export async function withSite<Result>(measure: (site: Site) => Promise<Result>): Promise<Result> {
  const server = await startServer({ env: { INSPECTOR: '1' } });
  try {
    const browser = await launchBrowser();
    try {
      return await measure({ server, browser });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
