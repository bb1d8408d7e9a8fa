import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Conditions, unthrottled } from './conditions.ts';

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
