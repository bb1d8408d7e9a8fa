/** How soon does a reader see the first effect of a page, and how much of the window does it change? */
import type { Browser, Page } from 'playwright-core';
import type { BenchOptions, Figure } from '../Figure.ts';
import { withSite } from '../browser/harness/withSite.ts';
import { median } from '../median.ts';

const viewport = { width: 1280, height: 720 };
const paths = ['/', '/about', '/routemap', '/kitchen'] as const;
const phases = [0, 1, 3, 5] as const;
/** A visit without an effect ends after this time, s. */
const patienceS = 60;
/** Pictures, ms after an effect is asked for: a glitch lasts 0.12 to 0.24 s and begins up to 0.7 s later. */
const pictureMs = [30, 60, 90, 120, 180, 240, 320, 400, 480, 560, 640, 720, 800, 1100, 1600, 2100];
/** Difference of a channel, of 255, from which a pixel counts as changed. */
const changed = 16;

/** The first effect of a visit. */
interface Seen {
  /** Time from the end of loading to the effect, s; NaN if none came. */
  readonly afterS: number;
  /** Greatest share of the window's pixels that differ from the picture before the effect. */
  readonly share: number;
  /** The same of two pictures without an effect, a second apart. */
  readonly before: number;
}

declare global {
  interface Window {
    /** True once the worker has asked for an effect. */
    isEffectAsked: boolean;
    /** Number of calls that the worker has answered. */
    answers: number;
  }
}

/** Runs in the page before its scripts. Notes the answers of the worker. */
function watchWorker(): void {
  window.isEffectAsked = false;
  window.answers = 0;
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ value?: unknown }>) => {
        if (!Array.isArray(data.value)) return;
        window.answers += 1;
        const changes = data.value as { readonly disturbance?: object | null }[];
        if (changes.some(({ disturbance }) => disturbance != null)) window.isEffectAsked = true;
      });
    }
  };
}

/** Share of pixels that differ between two pictures. Runs in a page of its own. */
const shareOf = (bench: Page, pictures: readonly [Buffer, Buffer]): Promise<number> =>
  bench.evaluate(
    async ([pngs, least]) => {
      const [first, second] = await Promise.all(
        pngs.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          pen.drawImage(picture, 0, 0);
          return pen.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      let count = 0;
      for (let at = 0; at < first!.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(first![at + channel]! - second![at + channel]!) >= least)) count += 1;
      return count / (first!.length / 4);
    },
    [pictures.map((picture) => picture.toString('base64')), changed] as const,
  );

/** A second of the page's clock, and the worker's answer to it. */
async function nextSecond(page: Page): Promise<void> {
  const answers = await page.evaluate(() => window.answers);
  await page.clock.runFor(1000);
  await page.waitForFunction((before) => window.answers > before, answers, { polling: 20 });
}

/** A visit of one page until its first effect, with the pointer on the title. The page's clock is the bench's. */
async function visit(browser: Browser, bench: Page, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport, reducedMotion: null });
  try {
    // With the clock stopped nothing moves on, so a slow machine may take its time.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.clock.install();
    await page.addInitScript(watchWorker);
    await page.goto(address);
    await page.locator('aside[aria-label="Inspector"]').evaluate((aside) => (aside.style.display = 'none'));
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.locator('h1').first().hover({ force: true });
    let earlier = await page.screenshot();
    let last = earlier;
    for (let second = 1; second <= patienceS; second += 1) {
      await nextSecond(page);
      if (await page.evaluate(() => window.isEffectAsked)) {
        const before = await shareOf(bench, [earlier, last]);
        let share = 0;
        let now = 0;
        for (const atMs of pictureMs) {
          await page.clock.runFor(atMs - now);
          now = atMs;
          share = Math.max(share, await shareOf(bench, [last, await page.screenshot()]));
        }
        return { afterS: second, share, before };
      }
      // The first effect comes after 20 s at the earliest.
      if (second > 15) [earlier, last] = [last, await page.screenshot()];
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
