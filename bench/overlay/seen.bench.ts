/** How soon does a reader see the first effect of a page, and how much of the window does it change? */
import type { Browser, Page } from 'playwright-core';
import { changeOf } from '../../tests/support/pictureChange.ts';
import { openOnClock, stepClock, stopClock } from '../../tests/support/steppedClock.ts';
import type { BenchOptions, Figure } from '../Figure.ts';
import { withSite } from '../browser/harness/withSite.ts';
import { median } from '../median.ts';

const viewport = { width: 1280, height: 720 };
const paths = ['/', '/about', '/routemap', '/kitchen'] as const;
const phases = [0, 1, 3, 5] as const;
/** A visit without an effect ends after this time, s. */
const patienceS = 60;
/**
 * Times of the pictures, in ms after an effect is requested. A glitch lasts 0.12 to 0.24 s and begins up to 0.7 s
 * after the request.
 */
const pictureMs = [30, 60, 90, 120, 180, 240, 320, 400, 480, 560, 640, 720, 800, 1100, 1600, 2100];
/** Difference of a colour channel, 0 to 255, from which a pixel counts as changed. */
const changed = 16;

/** The first effect of a visit. */
interface Seen {
  /** Time from the start of loading to the effect, by the page's clock, s; NaN without an effect. */
  readonly afterS: number;
  /** Greatest share of the window's pixels that differ from the picture before the effect. */
  readonly share: number;
  /** Share of pixels that differ between two pictures before the effect, a second apart. */
  readonly before: number;
}

/**
 * The archive requests its effects itself, one every 8 s: the worker does not announce them. So its clock goes in steps
 * of a tenth of a second, and an effect begins when the canvas becomes visible again.
 */
const archive = '/routemap';
const isCanvasVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLElement>('canvas[data-quality]')?.style.visibility === '');
const isAnnounced = (page: Page): Promise<boolean> => page.evaluate(() => window.asked.length > 0);

/** Share of pixels that differ between two pictures. */
const shareOf = async (bench: Page, pictures: readonly [Buffer, Buffer]): Promise<number> =>
  (await changeOf(bench, pictures, changed)).share;

/** Visits one page until its first effect, with the pointer on the title. The page's clock is moved by this file. */
async function visit(browser: Browser, bench: Page, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport, reducedMotion: null });
  try {
    const page = await context.newPage();
    await openOnClock(page, address);
    await page.locator('aside[aria-label="Inspector"]').evaluate((aside) => (aside.style.display = 'none'));
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
    await stopClock(page, 1000);
    await page.locator('h1').first().hover({ force: true });
    let earlier = await page.screenshot();
    let last = earlier;
    const isArchive = new URL(address).pathname === archive;
    const stepMs = isArchive ? 100 : 1000;
    let wasVisible = true;
    for (let ms = stepMs; ms <= patienceS * 1000; ms += stepMs) {
      await stepClock(page, stepMs, ms % 1000 === 0);
      const isVisible = await isCanvasVisible(page);
      const hasBegun = isArchive ? isVisible && !wasVisible : await isAnnounced(page);
      wasVisible = isVisible;
      if (hasBegun) {
        const afterS = (await page.evaluate(() => performance.now())) / 1000;
        const before = await shareOf(bench, [earlier, last]);
        let share = 0;
        let now = 0;
        for (const atMs of pictureMs) {
          await page.clock.runFor(atMs - now);
          now = atMs;
          share = Math.max(share, await shareOf(bench, [last, await page.screenshot()]));
        }
        return { afterS, share, before };
      }
      // The worker requests the first effect after 20 s at the earliest.
      if (stepMs === 1000 && ms > 15_000) [earlier, last] = [last, await page.screenshot()];
    }
    return { afterS: Number.NaN, share: 0, before: 0 };
  } finally {
    await context.close();
  }
}

/** Real visits of the built site with two seeds, or ten with `--long`. */
export const measure = ({ isLong, routes }: BenchOptions): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const seeds = Array.from({ length: isLong ? 10 : 2 }, (_, index) => index + 1);
    const bench = await browser.newPage();
    const figures: Figure[] = [];
    for (const path of paths.filter((path) => routes === null || routes.includes(path)))
      for (const phase of phases) {
        const seen: Seen[] = [];
        for (const seed of seeds) {
          const one = await visit(browser, bench, `${server.url}${path}?inspect&phase=${phase}&seed=${seed}`);
          seen.push(one);
        }
        const named = `${path}, phase ${phase}`;
        const shares = seen.map(({ share }) => share * 100).toSorted((a, b) => a - b);
        figures.push(
          { name: `${named}, first effect`, value: median(seen.map(({ afterS }) => afterS)), unit: 's' },
          { name: `${named}, first effect, latest`, value: Math.max(...seen.map(({ afterS }) => afterS)), unit: 's' },
          {
            name: `${named}, changed pixels`,
            value: median(shares),
            unit: '%',
            reference: { name: 'without an effect', value: median(seen.map(({ before }) => before * 100)) },
          },
          { name: `${named}, changed pixels, most`, value: shares.at(-1)!, unit: '%' },
        );
      }
    return figures;
  });
