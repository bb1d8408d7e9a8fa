/** What does a busy reader's input cost a page? Compared with the page without our scripts for it, and with rrweb. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { record } from 'rrweb';
import type { BenchOptions, Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { between, type MainThread, readMainThread, watchLongTasks } from './harness/mainThread.ts';
import { readHeap } from './harness/heap.ts';
import { openPage, type OpenPage } from './harness/openPage.ts';
import { blank, storm } from './harness/storm.ts';
import { withSite } from './harness/withSite.ts';

const paths = ['/', '/about', '/kitchen'];
/**
 * The compared pages are measured in turns, each of many short parts. Rare events of the story, such as a toast or a
 * remark, fall into some parts: the average includes them, the median leaves them out.
 */
const partSeconds = 2;
const partsOfTurn = 10;
const uncountedSeconds = 3;
/** The first glitch of a page appears within this time (decision 33). */
const firstGlitchSeconds = 45;
/** The build of rrweb that sets a global variable. */
const rrwebFile = fileURLToPath(new URL('rrweb.umd.min.cjs', import.meta.resolve('rrweb')));

/** The chunks for telemetry, simulation and overlay. */
const leftOut = /\/assets\/(wiring|Overlay)-[^/]*\.js$/;
const isWiring = (message: { url(): string }) => /\/assets\/wiring-/.test(message.url());
/** The tab bar at the foot of the page, from phase 1 on. */
const tabBar = '[data-drawer]';
const listenedTo = ['pointermove', 'pointerover', 'pointerdown', 'click', 'wheel', 'scroll', 'keydown'];

/** Loads a page and waits for the modules loaded after it. */
async function loadPage({ page, cdp }: OpenPage, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const isBlank = await page.evaluate(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea, [tabindex="0"]') === null,
    blank,
  );
  if (!isBlank) throw new Error(`${url} has a control where the storm clicks on blank ground.`);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** The page as readers get it, with telemetry. */
async function openWhole(browser: Browser, url: string): Promise<OpenPage> {
  const opened = await openPage(browser);
  const wiring = opened.page.waitForResponse(isWiring);
  await loadPage(opened, url);
  await wiring;
  return opened;
}

/**
 * Sends input until three conditions hold: the first batch has raised the phase to 1, the overlay is loaded, and the
 * first glitch is drawn. Otherwise this work could fall into the measured parts.
 */
async function passFirstPhase({ page, cdp }: OpenPage): Promise<void> {
  while (!(await page.evaluate(() => document.documentElement.dataset['canvas'] !== undefined))) await storm(cdp, 5);
  await storm(cdp, firstGlitchSeconds);
  await page.locator(tabBar).waitFor();
}

/**
 * Opens the page of `whole` for the same visitor, hydrated, but without wiring and overlay. Both pages then have the
 * tab bar of phase 1. The tab bar changes its colours on scrolling even if nothing is recorded.
 */
async function openBare(
  browser: Browser,
  whole: OpenPage,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<OpenPage> {
  const opened = await openPage(browser);
  await opened.page.context().addCookies(await whole.page.context().cookies());
  await opened.page.route(leftOut, (route) => route.abort());
  await prepare?.(opened.page);
  const refused = opened.page.waitForEvent('requestfailed', isWiring);
  await loadPage(opened, whole.page.url());
  await refused;
  await opened.page.locator(tabBar).waitFor();
  return opened;
}

async function openWithEmptyListeners(browser: Browser, whole: OpenPage): Promise<OpenPage> {
  const opened = await openBare(browser, whole);
  await opened.page.evaluate((types) => {
    for (const type of types) addEventListener(type, () => undefined, { passive: true, capture: true });
  }, listenedTo);
  return opened;
}

async function openWithRrweb(browser: Browser, whole: OpenPage): Promise<OpenPage> {
  const opened = await openBare(browser, whole, (page) => page.addInitScript({ path: rrwebFile }));
  await opened.page.evaluate(() => {
    const { rrweb } = window as unknown as { rrweb: { record: typeof record } };
    const events: unknown[] = [];
    rrweb.record({ emit: (event) => events.push(event) });
  });
  return opened;
}

/**
 * Measures the parts of one turn. Every turn sends the same input, from the top of the page. The first seconds do not
 * count: an egg may have appeared during the turns of the other pages. It is removed when this page is active
 * again.
 */
async function stormTurn({ page, cdp }: OpenPage): Promise<MainThread[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await storm(cdp, uncountedSeconds);
  const parts: MainThread[] = [];
  for (let part = 0; part < partsOfTurn; part += 1) {
    const before = await readMainThread(page, cdp);
    await storm(cdp, partSeconds, uncountedSeconds + part * partSeconds);
    parts.push(between(before, await readMainThread(page, cdp)));
  }
  return parts;
}

export const measure = ({ repetitions, routes, isLong }: BenchOptions): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const figures: Figure[] = [];
    for (const path of paths.filter((path) => routes === null || routes.includes(path))) {
      const whole = await openWhole(browser, server.url + path);
      await passFirstPhase(whole);
      const kinds = {
        whole,
        empty: await openWithEmptyListeners(browser, whole),
        rrweb: await openWithRrweb(browser, whole),
      };
      const parts: Record<keyof typeof kinds, MainThread[]> = { whole: [], empty: [], rrweb: [] };
      const names = Object.keys(kinds) as (keyof typeof kinds)[];
      for (const name of names) await watchLongTasks(kinds[name].page);
      for (let turn = 0; turn < repetitions; turn += 1)
        for (const name of names) parts[name].push(...(await stormTurn(kinds[name])));
      for (const name of names) await kinds[name].close();
      figures.push(...figuresOf(path, parts));
    }
    if (isLong) figures.push(await heapOfTenMinutes(browser, server.url));
    return figures;
  });

/**
 * The heap of Home after ten minutes of input, compared with the heap after the first minute. Both are read after the
 * overlay is loaded, since Pixi alone takes 3 MB.
 */
async function heapOfTenMinutes(browser: Browser, url: string): Promise<Figure> {
  const whole = await openWhole(browser, url);
  const { cdp } = whole;
  await passFirstPhase(whole);
  await storm(cdp, 15);
  const first = (await readHeap(cdp)).megabytes;
  await storm(cdp, 9 * 60);
  const tenth = (await readHeap(cdp)).megabytes;
  await whole.close();
  return {
    name: '/, heap after ten minutes',
    value: tenth,
    unit: 'MB',
    reference: { name: 'after one', value: first },
    budget: { of: 'ratio', most: 1.1, reason: 'a visit of hours must not slow the page down' },
  };
}

function figuresOf(
  path: string,
  parts: Readonly<Record<'whole' | 'empty' | 'rrweb', readonly MainThread[]>>,
): Figure[] {
  const values = (kind: keyof typeof parts, key: keyof MainThread) =>
    parts[kind].map((part) => part[key] / partSeconds);
  const of = (kind: keyof typeof parts, key: keyof MainThread) => median(values(kind, key));
  const average = (kind: keyof typeof parts, key: keyof MainThread) =>
    values(kind, key).reduce((sum, value) => sum + value, 0) / parts[kind].length;
  const scriptMs = of('whole', 'scriptMs');
  const bare = 'empty listeners';
  return [
    {
      name: `${path}, script`,
      value: scriptMs,
      unit: 'ms/s',
      reference: { name: bare, value: of('empty', 'scriptMs') },
      budget: { of: 'ratio', most: 1.5, reason: 'to record is little beside what the browser does for each event' },
    },
    {
      name: `${path}, script against rrweb`,
      value: scriptMs,
      unit: 'ms/s',
      reference: { name: 'rrweb', value: of('rrweb', 'scriptMs') },
      budget: { of: 'ratio', most: 1, reason: 'less than the best known recorder of whole sessions' },
    },
    ...(['layout', 'style'] as const).map((what): Figure => ({
      name: `${path}, ${what}`,
      value: of('whole', `${what}Ms`),
      unit: 'ms/s',
      reference: { name: bare, value: of('empty', `${what}Ms`) },
      budget: { of: 'ratio', most: 1.1, reason: 'who only listens does not lay the page out' },
    })),
    ...(['script', 'layout', 'style'] as const).map((what): Figure => ({
      name: `${path}, ${what} with what the story shows`,
      value: average('whole', `${what}Ms`),
      unit: 'ms/s',
      reference: { name: bare, value: average('empty', `${what}Ms`) },
    })),
    {
      name: `${path}, long tasks`,
      value: parts.whole.reduce((sum, { longTasks }) => sum + longTasks, 0),
      unit: '',
      reference: { name: bare, value: parts.empty.reduce((sum, { longTasks }) => sum + longTasks, 0) },
      budget: { of: 'value', most: 0, reason: 'nobody waits for the page' },
    },
  ];
}
