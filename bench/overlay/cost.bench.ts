/** What does the overlay cost at rest, with eight eggs, and at its worst? Compared with other ways to draw. */
import type { Browser, Page } from 'playwright-core';
import type { Egg, EggRarity } from '#contract/egg.ts';
import { egg } from '../../tests/browser/overlay-harness/egg.ts';
import { serveHarness } from '../../tests/browser/overlay-harness/serve.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import type { BenchOptions, Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { allFrames } from '../../src/overlay/OverlaySystem.ts';
import { qualitySteps } from '../../src/overlay/quality.ts';
import { momentFronts } from '../../src/state/momentFronts.ts';
import { readHeap } from '../browser/harness/heap.ts';
import { between, readMainThread } from '../browser/harness/mainThread.ts';
import { storm } from '../browser/harness/storm.ts';
import { processorMs } from './processes.ts';

const viewport = { width: 1280, height: 720 };
const rarities: readonly EggRarity[] = ['common', 'uncommon', 'rare', 'legendary', 'mythic'];
const eggs: readonly Egg[] = Array.from({ length: 8 }, (_, index) =>
  egg(`egg-${index}`, { rarity: rarities[index % 5]!, position: { x: index * 14, y: 90 } }),
);
const seconds = 4;
const settleMs = 1500;
const stormSeconds = 8;

/** The kinds of pages that are measured: the query of the harness's page, and a function that adds its content. */
const kinds = {
  bare: { query: 'bare', add: async () => undefined },
  rest: { query: '', add: async () => undefined },
  eggs: { query: '', add: (page: Page) => page.evaluate((all) => window.harness.eggs(all), eggs) },
  stock: { query: 'bare', add: (page: Page) => page.evaluate((count) => window.harness.stockEggs(count), eggs.length) },
  styled: {
    query: 'bare',
    add: (page: Page) => page.evaluate((count) => window.harness.styledEggs(count), eggs.length),
  },
} as const;

/** Opens the harness's page of one kind, and lets it come to rest. */
async function open(browser: Browser, url: string, kind: keyof typeof kinds): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${url}?ground=slate&${kinds[kind].query}`);
  if (kinds[kind].query === '')
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  await page.evaluate(() => window.harness.watchFrames());
  await kinds[kind].add(page);
  if (kind === 'eggs')
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll<HTMLElement>('[data-film]')].filter(({ style }) => style.visibility === '')
          .length === count,
      eggs.length,
    );
  // Real time: loading and the first second of an egg are not measured.
  await page.waitForTimeout(settleMs);
  await page.evaluate(() => window.harness.drawings.splice(0));
  return page;
}

/** Script time for a busy reader's input, in ms for each second of input. */
async function stormScript(browser: Browser, url: string, kind: 'bare' | 'rest'): Promise<number> {
  const page = await open(browser, url, kind);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await storm(cdp, 1);
  const before = await readMainThread(page, cdp);
  await storm(cdp, stormSeconds);
  const { scriptMs } = between(before, await readMainThread(page, cdp));
  await page.close();
  return scriptMs / stormSeconds;
}

/** Growth of the heap while eight eggs drift for a minute, MB. */
async function heapOfAMinute(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, url, 'eggs');
  const cdp = await page.context().newCDPSession(page);
  // Real time. React renders the eggs once more after their start, and its development build keeps 0.3 MB of that.
  await page.waitForTimeout(10_000);
  const before = await readHeap(cdp);
  // Real time: the growth in this minute is measured.
  await page.waitForTimeout(60_000);
  const after = await readHeap(cdp);
  await page.close();
  return after.megabytes - before.megabytes;
}

/**
 * Frames per second of the most expensive picture that the overlay can be asked to draw. Each frame is finished before
 * the next begins.
 */
async function worstFramesPerSecond(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${url}?ground=slate&driven&emergent`);
  await page.waitForFunction(() => window.harness.isAsked());
  const frameMs = await page.evaluate((all) => {
    const { harness } = window;
    harness.frame(0);
    harness.pattern('chaotic');
    harness.stability(0.2);
    harness.eggs(all);
    for (let now = 0; now < 3000; now += 100) harness.draw(now);
    harness.disturb('glitch', 60_000, 3);
    const times = Array.from({ length: 60 }, (_, index) => {
      const startAt = performance.now();
      harness.draw(3100 + index * 16);
      return performance.now() - startAt;
    });
    return times.toSorted((a, b) => a - b)[30]!;
  }, eggs);
  await page.close();
  return 1000 / frameMs;
}

/** Effects that cover half of the browser's window. Threads and settling are left out, since their areas are small. */
const glitches = ['slices', 'split', 'blocks', 'tear', 'hold', 'bits'] as const;
const readings = ['pieces', 'surprise'] as const;
const passing = ['scan', ...momentFronts] as const;
type LargeEffect = (typeof glitches)[number] | (typeof readings)[number] | (typeof passing)[number];
const effectOf = (effect: LargeEffect) => ({
  burst: glitches.find((each) => each === effect),
  passes: passing.find((each) => each === effect),
  read: readings.find((each) => each === effect),
});
const adaptingMs = 2000;
const largeMs = 5000;

/**
 * Shows one effect for five seconds. Returns the median time of a frame in ms, and the quality step at the end. The
 * first two seconds do not count: the overlay lowers its quality in them.
 */
async function largeFrame(browser: Browser, url: string, effect: LargeEffect) {
  const page = await open(browser, url, 'rest');
  await page.evaluate(
    ([shown, ms]) => {
      const { harness } = window;
      harness.intervals.splice(0);
      const { burst, passes, read } = shown;
      if (passes !== undefined) harness.disturb(passes, ms, 3);
      if (burst !== undefined) harness.disturb('glitch', ms, 3, burst, 0.5);
      if (read === undefined) return;
      // A reading effect has its own duration and is strongest for about a second. A new one replaces it each second.
      for (let at = 0; at < ms; at += 1000) setTimeout(() => harness.read(read, 3, 0.5), at);
    },
    [effectOf(effect), largeMs] as const,
  );
  // Real time: frames are counted.
  await page.waitForTimeout(largeMs);
  const { intervals, step } = await page.evaluate(() => ({
    intervals: window.harness.intervals,
    step: window.harness.quality(),
  }));
  await page.close();
  let atMs = 0;
  const late = intervals.filter((ms) => (atMs += ms) > adaptingMs && ms > 0);
  return { frameMs: late.length === 0 ? Number.NaN : median(late), step };
}

export async function measure({ repetitions }: BenchOptions): Promise<readonly Figure[]> {
  const [{ url, server }, browser] = await Promise.all([serveHarness(), launchBrowser()]);
  try {
    const names = Object.keys(kinds) as (keyof typeof kinds)[];
    const used: Record<keyof typeof kinds, number[]> = { bare: [], rest: [], eggs: [], stock: [], styled: [] };
    const drawings: number[] = [];
    let framesAtRest = 0;
    // The first page is not measured: Vite bundles its imports.
    await (await open(browser, url, 'stock')).close();
    for (let round = 0; round < repetitions; round += 1) {
      for (const name of names) {
        const page = await open(browser, url, name);
        const asked = await page.evaluate(() => window.harness.counts.framesAsked);
        used[name].push(await processorMs(browser, seconds));
        if (name === 'rest') framesAtRest += (await page.evaluate(() => window.harness.counts.framesAsked)) - asked;
        if (name === 'eggs') drawings.push(...(await page.evaluate(() => window.harness.drawings)));
        await page.close();
      }
    }
    const scripts = { bare: [] as number[], rest: [] as number[] };
    for (let round = 0; round < repetitions; round += 1)
      for (const name of ['bare', 'rest'] as const) scripts[name].push(await stormScript(browser, url, name));
    const largeFigures: Figure[] = [];
    for (const effect of [...glitches, ...readings, ...passing]) {
      const { frameMs, step } = await largeFrame(browser, url, effect);
      largeFigures.push({
        name: `${effect} over half of the window, time of a frame`,
        value: frameMs,
        unit: 'ms',
        budget: {
          of: 'value',
          most: qualitySteps[step]!.mostFrames === allFrames ? 20 : 40,
          reason: '50 frames a second without a GPU, or 25 at the lowest step of quality',
        },
      });
    }
    const of = (name: keyof typeof kinds) => median(used[name]);
    const sorted = drawings.toSorted((a, b) => a - b);
    return [
      {
        name: 'at rest, frames',
        value: framesAtRest,
        unit: '',
        budget: { of: 'value', most: 0, reason: 'nothing is drawn where nothing is to be seen' },
      },
      {
        name: 'at rest, processors',
        value: of('rest'),
        unit: 'ms/s',
        reference: { name: 'without the layer', value: of('bare') },
      },
      {
        name: 'at rest, script of the input storm',
        value: median(scripts.rest),
        unit: 'ms/s',
        reference: { name: 'without the layer', value: median(scripts.bare) },
        budget: { of: 'ratio', most: 1.3, reason: 'a layer that draws nothing only follows the rests of the pointer' },
      },
      {
        name: 'eight eggs, growth of the heap in a minute',
        value: await heapOfAMinute(browser, url),
        unit: 'MB',
        budget: { of: 'value', most: 0.2, reason: 'nothing is made for each frame' },
      },
      {
        name: 'eight eggs, script of 95 in 100 frames',
        value: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
        unit: 'ms',
        budget: { of: 'value', most: 1, reason: 'a sixteenth of a frame' },
      },
      {
        name: 'eight eggs, processors',
        value: of('eggs'),
        unit: 'ms/s',
        reference: { name: 'stock PixiJS', value: of('stock') },
        budget: { of: 'ratio', most: 0.5, reason: 'quads as large as the eggs, at half of the frames' },
      },
      {
        name: 'eight eggs, processors against CSS',
        value: of('eggs'),
        unit: 'ms/s',
        reference: { name: 'elements with an animation', value: of('styled') },
        budget: { of: 'ratio', most: 1, reason: 'a canvas must be worth it' },
      },
      {
        name: 'worst case, time of a frame',
        value: 1000 / (await worstFramesPerSecond(browser, url)),
        unit: 'ms',
        budget: { of: 'value', most: 20, reason: '50 frames a second without a GPU' },
      },
      ...largeFigures,
    ];
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}
