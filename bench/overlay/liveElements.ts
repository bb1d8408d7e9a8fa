import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { launchBrowser } from '../../tests/support/browser.ts';
import { settled } from '../../tests/support/pageState.ts';
import { startServer } from '../../tests/support/server.ts';
import { processorMs } from './processes.ts';

/**
 * What does it cost to give the glitches the real pixels of the page, and what breaks? (decision 47)
 *
 * Compares today's copied slice with the ways to draw elements into a canvas, and with an SVG filter on the page.
 * Prints processor time at rest with a wrapped page, time of the main thread for the preparation of a burst, and
 * whether a selection survives. Run it by hand on the built site, with a Chromium from version 155 on:
 * `CHROMIUM_PATH=/usr/bin/chromium node bench/overlay/liveElements.ts`. It has no budget, because no such method ships.
 */
const paths = ['/about', '/'];
const bursts = 30;
const restSeconds = 5;
const settleMs = 3000;
const area = { x: 200, y: 100, width: 760, height: 320 };

/** The parts of the API of Chromium 156 that the types of the DOM do not have yet. */
interface DrawableCanvas extends HTMLCanvasElement {
  moveBefore(element: Element, before: Node | null): void;
}
interface ElementPen extends CanvasRenderingContext2D {
  drawElementImage(element: Element, x: number, y: number): void;
}

interface Trial {
  /** Moves `main` into a canvas permanently, and draws it there whenever it changes. */
  wrap(): void;
  /**
   * Prepares one burst in the given way and undoes it. Returns the time on the main thread in ms, and the text that is
   * selected afterwards.
   */
  burst(way: Way): Promise<{ readonly ms: number; readonly selected: string }>;
  /** Number of animation frames within `ms`. */
  framesIn(ms: number): Promise<number>;
}
const ways = ['copied slice', 'block moved', 'page moved', 'page cloned', 'filter'] as const;
type Way = (typeof ways)[number];

/** Runs in the page. `slice` has the functions of src/overlay/pageSlice.ts. */
function setUp({ area, slice }: { area: { x: number; y: number; width: number; height: number }; slice: string }) {
  const page = window as unknown as Window & { trial: Trial };
  const { capturePageSlice, drawPageSlice } = new Function(`${slice}; return slice`)();
  const main = document.querySelector('main')!;
  const block = [...main.querySelectorAll('p')].find((each) => each.getBoundingClientRect().top > area.y)!;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const style = () => void document.body.offsetHeight;

  const canvasOf = (width: number, height: number): DrawableCanvas => {
    const canvas = document.createElement('canvas') as unknown as DrawableCanvas;
    canvas.setAttribute('content', 'drawable');
    Object.assign(canvas, { width, height });
    canvas.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
    return canvas;
  };
  /** Draws the element each time the canvas is painted. Resolves to the duration of the first drawing, in ms. */
  const painted = (canvas: DrawableCanvas, element: Element, x: number, y: number) =>
    new Promise<number>((resolve, reject) => {
      canvas.addEventListener('paint', () => {
        const startAt = performance.now();
        const pen = canvas.getContext('2d') as ElementPen;
        pen.reset();
        try {
          pen.drawElementImage(element, x, y);
        } catch (error) {
          reject(error);
        }
        resolve(performance.now() - startAt);
      });
    });
  /** Replaces the element by a canvas of the same size, and moves the element into the canvas. */
  const move = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const canvas = canvasOf(width, height);
    element.before(canvas);
    element.setAttribute('drawable', '');
    canvas.moveBefore(element, null);
    return canvas;
  };

  const moved = async (element: HTMLElement) => {
    const startAt = performance.now();
    const canvas = move(element);
    style();
    const thereMs = performance.now() - startAt;
    const drawMs = await painted(canvas, element, 0, 0);
    const backAt = performance.now();
    (canvas.parentNode as unknown as DrawableCanvas).moveBefore(element, canvas);
    canvas.remove();
    element.removeAttribute('drawable');
    style();
    return thereMs + drawMs + performance.now() - backAt;
  };
  const cloned = async () => {
    const startAt = performance.now();
    const box = main.getBoundingClientRect();
    const copy = main.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('[id], [name]')) {
      each.removeAttribute('id');
      each.removeAttribute('name');
    }
    copy.setAttribute('drawable', '');
    copy.style.width = `${box.width}px`;
    const canvas = canvasOf(area.width, area.height);
    // A canvas that is invisible or outside the viewport is not painted.
    canvas.style.cssText += '; position: absolute; left: 0; top: 0; z-index: -1; opacity: 0.004';
    canvas.inert = true;
    canvas.append(copy);
    main.after(canvas);
    style();
    const readyMs = performance.now() - startAt;
    const drawMs = await painted(canvas, copy, box.x - area.x, box.y - area.y);
    canvas.remove();
    return readyMs + drawMs;
  };
  const filtered = async () => {
    const startAt = performance.now();
    const make = (name: string, attributes: Record<string, string | number>) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
      return element;
    };
    const box = main.getBoundingClientRect();
    const filter = make('filter', { id: 'trial', filterUnits: 'userSpaceOnUse', x: 0, y: 0 });
    filter.setAttribute('width', String(box.width));
    filter.setAttribute('height', String(box.height));
    const merge = make('feMerge', {});
    merge.append(make('feMergeNode', { in: 'SourceGraphic' }));
    for (let row = 0; row < 8; row += 1) {
      const place = { x: 0, y: area.y - box.y + row * 40, width: box.width, height: 22 };
      filter.append(make('feOffset', { ...place, in: 'SourceGraphic', dx: row % 2 === 0 ? 40 : -40, result: row }));
      merge.append(make('feMergeNode', { in: row }));
    }
    filter.append(merge);
    const drawing = make('svg', { width: 0, height: 0 });
    drawing.style.position = 'absolute';
    drawing.append(filter);
    document.body.append(drawing);
    main.style.filter = 'url(#trial)';
    style();
    const readyMs = performance.now() - startAt;
    await nextFrame();
    await nextFrame();
    main.style.filter = '';
    drawing.remove();
    return readyMs;
  };
  const copied = async () => {
    const startAt = performance.now();
    const extent = { width: innerWidth, height: innerHeight, reach: 0.25, words: null };
    drawPageSlice(capturePageSlice(extent, Math.random), document.createElement('canvas'), 1);
    return performance.now() - startAt;
  };
  const run: Record<Way, () => Promise<number>> = {
    'copied slice': copied,
    'block moved': () => moved(block),
    'page moved': () => moved(main),
    'page cloned': cloned,
    filter: filtered,
  };

  page.trial = {
    wrap: () => void painted(move(main), main, 0, 0),
    async burst(way) {
      getSelection()!.selectAllChildren(block);
      const ms = await run[way]();
      await nextFrame();
      await nextFrame();
      return { ms, selected: String(getSelection()) };
    },
    async framesIn(ms) {
      const endAt = performance.now() + ms;
      let frames = 0;
      for (; performance.now() < endAt; frames += 1) await nextFrame();
      return frames;
    },
  };
}

/** Source of a script that defines `slice`, the functions of pageSlice.ts. */
async function bundledSlice(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, '../../src/overlay/pageSlice.ts'), formats: ['iife'], name: 'slice' },
    },
  })) as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}

async function open(browser: Browser, url: string, slice: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(url);
  await settled(page);
  await page.evaluate(setUp, { area, slice });
  return page;
}

/**
 * The cost of the page at rest and scrolled: main thread and processes in ms/s, and frames in a second of scrolling.
 */
async function costOf(browser: Browser, page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // Real time: the first drawing of a wrapped page is not measured.
  await page.waitForTimeout(settleMs);
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await taskMs();
  const processes = await processorMs(browser, restSeconds);
  const main = ((await taskMs()) - before) / restSeconds;
  const frames = page.evaluate(() => (window as unknown as { trial: Trial }).trial.framesIn(3000));
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 60);
  return `main thread ${main.toFixed(0)} ms/s, processes ${processes.toFixed(0)} ms/s, ${((await frames) / 3).toFixed(0)} frames/s scrolled`;
}

const percentile = (values: readonly number[], share: number): string =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)]!.toFixed(1);

const [slice, server, browser] = await Promise.all([
  bundledSlice(),
  startServer(),
  launchBrowser(['--enable-blink-features=CanvasDrawElement']),
]);
try {
  for (const path of paths) {
    console.log(path);
    const page = await open(browser, server.url + path, slice);
    const results = new Map<Way, { ms: number; selected: string }[]>(ways.map((way) => [way, []]));
    // The ways take turns, so that a busy machine slows all of them down.
    for (let burst = 0; burst < bursts; burst += 1)
      for (const way of ways)
        results
          .get(way)!
          .push(await page.evaluate((each) => (window as unknown as { trial: Trial }).trial.burst(each), way));
    for (const [way, all] of results) {
      const times = all.map(({ ms }) => ms);
      const kept = all.filter(({ selected }) => selected !== '').length;
      const figures = `p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`;
      console.log(`  ${way.padEnd(13)} ${figures}, selection kept in ${kept} of ${bursts}`);
    }
    console.log(`  as it is      ${await costOf(browser, page)}`);
    await page.reload();
    await settled(page);
    await page.evaluate(setUp, { area, slice });
    await page.evaluate(() => (window as unknown as { trial: Trial }).trial.wrap());
    console.log(`  wrapped       ${await costOf(browser, page)}`);
    await page.context().close();
  }
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
