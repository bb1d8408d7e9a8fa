import type { Browser, CDPSession, Page } from 'playwright-core';

/** The limits on a page's network and CPU. */
export interface Conditions {
  readonly name: string;
  /** Limits in bytes per second, and the latency of each request; null for a network that is not throttled. */
  readonly network: { readonly download: number; readonly upload: number; readonly latencyMs: number } | null;
  readonly cpuSlowdown: number;
}

export const unthrottled: Conditions = { name: 'unthrottled', network: null, cpuSlowdown: 1 };
export const slowCpu: Conditions = { name: 'CPU 4 times slower', network: null, cpuSlowdown: 4 };
/** The figures of Chromium's "Slow 4G". */
export const slow4g: Conditions = {
  name: 'Slow 4G',
  network: { download: 1_600_000 / 8, upload: 750_000 / 8, latencyMs: 150 },
  cpuSlowdown: 4,
};

export interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

export const viewport = { width: 1440, height: 900 };

/** Opens an empty page of a new visitor under these conditions, with an empty cache. */
export async function openPage(
  browser: Browser,
  { network, cpuSlowdown }: Conditions = unthrottled,
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (network !== null) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.download,
      uploadThroughput: network.upload,
    });
  }
  if (cpuSlowdown !== 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp, close: () => context.close() };
}
