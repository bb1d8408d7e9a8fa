import type { TestProject } from 'vitest/node';
import { unpackBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedServer: RunningServer;
  }
}

/**
 * Global setup of the browser tests. One server serves all files, because each start compiles all stories. The browser
 * is unpacked here, because otherwise two processes could unpack it at the same time. The inspector is allowed. A page
 * without `?inspect` shows nothing of it. Tests tell visitors apart by their cookies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ url, dataDir, stop }] = await Promise.all([startServer({ env: { INSPECTOR: '1' } }), unpackBrowser()]);
  project.provide('sharedServer', { url, dataDir });
  return stop;
}
