/** How long does a prefetched page take to appear? */
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import type { BenchOptions, Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { slowCpu } from './harness/conditions.ts';
import { openPage, type OpenPage } from './harness/openPage.ts';
import { withSite } from './harness/withSite.ts';

/** Pages with links to hidden pages. */
const from = ['/about', '/vega', '/echoes'];

/** The first link of the open page to a hidden page. */
async function firstWayOn({ page }: OpenPage): Promise<string> {
  const hrefs = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = hrefs.find((href) => hiddenRoutes.some((slug) => href === `/${slug}`));
  if (found === undefined) throw new Error(`${page.url()} leads to no hidden page.`);
  return found;
}

/**
 * Time for which the pointer rests on the link after the story has arrived, ms. The page's chunk, requested before the
 * story, arrives in this time.
 */
const restMs = 400;

/**
 * Milliseconds from the release of a pressed link to the first frame with the next page. The pointer waits on the link
 * until page and story are loaded. The clock starts at the event's time stamp, so a busy main thread counts too. It
 * stops at the first task after the frame.
 */
async function openNext(opened: OpenPage, url: string): Promise<number> {
  const { page, cdp } = opened;
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const href = await firstWayOn(opened);
  const link = page.locator(`main a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const story = page.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith(apiPaths.story));
  await link.hover();
  await (await story).finished();
  await page.waitForTimeout(restMs);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu.cpuSlowdown });
  const shown = page.evaluate(
    ({ path, was }) =>
      new Promise<number>((resolve) => {
        let pressedAt = Number.NaN;
        document.addEventListener('pointerup', (event) => (pressedAt = event.timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (location.pathname !== path || heading === null || heading === was) return;
          observer.disconnect();
          requestAnimationFrame(
            () => void scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' }),
          );
        });
        observer.observe(document.querySelector('#page')!, { subtree: true, childList: true });
      }),
    { path: href, was: await page.evaluateHandle(() => document.querySelector('main h1')) },
  );
  await link.click();
  return await shown;
}

export const measure = ({ repetitions, routes }: BenchOptions): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const figures: Figure[] = [];
    for (const path of from.filter((path) => routes === null || routes.includes(path))) {
      const times: number[] = [];
      for (let round = 0; round < repetitions; round += 1) {
        const opened = await openPage(browser);
        times.push(await openNext(opened, server.url + path));
        await opened.close();
      }
      figures.push({
        name: `${path}, from the press to the next page, ${slowCpu.name}`,
        value: median(times),
        unit: 'ms',
        budget: { of: 'value', most: 100, reason: 'an answer within a tenth of a second feels immediate' },
      });
    }
    return figures;
  });
