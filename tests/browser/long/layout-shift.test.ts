import { test } from 'vitest';
import { slow4g } from '../../../bench/browser/harness/conditions.ts';
import { publicRoutes } from '../../../contract/routes.ts';
import { settled } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** The network of the bench `browser/load`. */
const { latencyMs: latency, download: downloadThroughput, upload: uploadThroughput } = slow4g.network!;
/** The limit of "good" in Core Web Vitals for the cumulative layout shift. */
const most = 0.1;

/** Sum of the layout shifts until the page has its fonts, its phase and its story. */
async function shiftOf(path: string, width: number): Promise<{ sum: number; shifts: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
  await page.addInitScript(() => {
    const shifts: { value: number; of: string }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node: Node | null }[];
        };
        shifts.push({ value, of: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${server.url}${path}`);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: readonly { value: number; of: string }[] };
    return shifts.map(({ value, of }) => [value, of] as const);
  });
  await context.close();
  return {
    sum: shifts.reduce((sum, [value]) => sum + value, 0),
    shifts: shifts.map(([value, of]) => `${value.toFixed(4)}: ${of}`),
  };
}

const later = ['/routemap?inspect&phase=3', '/surveillance-truth?inspect&phase=3'];
const onPhone = [...publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)), ...later];

test.concurrent.for([...onPhone.map((path) => [path, 390] as const), ...later.map((path) => [path, 1440] as const)])(
  '[B-LOAD-08] on a slow line nothing that comes late moves the text of %s, %i px wide',
  async ([path, width], { expect }) => {
    const { sum, shifts } = await shiftOf(path, width);
    expect(sum, shifts.join('\n')).toBeLessThan(most);
  },
);
