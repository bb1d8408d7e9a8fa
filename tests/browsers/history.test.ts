import { expect, onTestFinished, test } from 'vitest';
import { openInChromium } from '../support/engines/chromium.ts';
import { type EnginePage, usualWindow } from '../support/engines/Engine.ts';
import { press, settled, simulated, until } from '../support/engines/pageState.ts';
import { sharedEngine } from '../support/engines/shared.ts';
import { sharedBrowser } from '../support/shared.ts';

/** Back, Forward and a reload in the engine of this project. */
const visited = await sharedEngine();
const chromium = visited === null ? null : await sharedBrowser();

/** Runs in the page. Returns its address, title, scroll position and text. */
const readingOf = () => ({
  path: location.pathname + location.search,
  title: document.title,
  scrollY: Math.round(scrollY),
  text: [...document.querySelectorAll('main p')].map(({ textContent }) => textContent),
});
type Reading = ReturnType<typeof readingOf>;

/** The allowed scroll position of a restored page: within 40 px of the position where it was left. */
const near = (left: number) => expect.toSatisfy((now: number) => Math.abs(now - left) <= 40, `near ${left}`) as number;

async function untilAsLeft(page: EnginePage, left: Partial<Reading> & { scrollY: number }): Promise<void> {
  await expect.poll(() => page.evaluate(readingOf)).toMatchObject({ ...left, scrollY: near(left.scrollY) });
}

async function newReader(): Promise<EnginePage> {
  const page = await visited!.engine.open(usualWindow);
  onTestFinished(() => page.close());
  return page;
}

/** Opens a page of a visitor at phase 2. Effects are off: `settled` would wait seconds for each animation. */
async function open(page: EnginePage, url: string, path: string): Promise<void> {
  await page.addCookie({ ...(await visited!.server.visitorAt(2)), url });
  // A document of the site without scripts.
  await page.goto(`${url}/licences.txt`);
  await page.evaluate(() => localStorage.setItem('d5u-effects', '"off"'));
  await page.goto(url + path);
  await page.evaluate(countRequests);
  await simulated(page);
}

/** Runs in the page. Counts the requests of this document that have no complete answer yet. */
function countRequests(): void {
  const open = Object.assign(globalThis, { openRequests: 0 });
  const request = globalThis.fetch;
  globalThis.fetch = async (...parameters) => {
    open.openRequests += 1;
    try {
      const response = await request(...parameters);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      open.openRequests -= 1;
    }
  };
}

/** Waits until each request is answered. Firefox reports an error for a request that ends with its document. */
const answered = (page: EnginePage): Promise<void> =>
  until(page, () => (globalThis as { openRequests?: number }).openRequests === 0);

/**
 * Scrolls to a position that no other page has, until the page stays there and has stored it, when scrolling has
 * stopped. Firefox may scroll to the focused text once more after a reflow.
 */
const scroll = (page: EnginePage, to = 200): Promise<void> =>
  until(
    page,
    (top) => {
      if (Math.abs(scrollY - top) >= 1) scrollTo(0, top);
      const { positions = {} } = (history.state ?? {}) as { positions?: Record<string, number> };
      return Object.values(positions).some((stored) => Math.abs(stored - top) < 1);
    },
    to,
  );

/** Takes the first choice of a story. The text of the choice gets the focus, and the page may scroll to it smoothly. */
async function choose(page: EnginePage): Promise<void> {
  const before = await page.evaluate(readingOf);
  await press(page, 'main p button');
  await until(page, (path) => location.pathname + location.search !== path, before.path);
  const isTextAsBefore = async () => (await page.evaluate(readingOf)).text.join() === before.text.join();
  await expect.poll(isTextAsBefore).toBe(false);
  await settled(page);
  await until(page, async () => {
    const was = scrollY;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY === was;
  });
}

/** Opens a story, takes a choice and scrolls. Returns the state of the page before it is left. */
async function readKitchen(page: EnginePage, url: string): Promise<Reading> {
  await open(page, url, '/kitchen');
  await choose(page);
  await scroll(page);
  return page.evaluate(readingOf);
}

/** Follows a link with a real key, because WebKit's Back skips pages that a script has opened. */
async function follow(page: EnginePage, href: string): Promise<void> {
  const link = `a[href="${href}"]`;
  await until(page, (wanted) => document.querySelector(wanted) !== null, link);
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)!.focus({ preventScroll: true }), link);
  await page.key('Enter');
  await until(page, (path) => location.pathname === path && document.activeElement?.id === 'page', href);
  await settled(page);
}

test.skipIf(visited === null)(
  '[B-ENG-08, B-NAV-02] Back and a reload show a story as it was left: its choices, its text and its place',
  async () => {
    const page = await newReader();
    const left = await readKitchen(page, visited!.url);
    await follow(page, '/');
    await page.back();
    await untilAsLeft(page, left);
    await settled(page);
    await answered(page);
    await page.reload();
    await untilAsLeft(page, left);
    expect(await page.consoleMessages()).toEqual([]);
  },
);

/**
 * Goes from a story over Home to /about, then twice Back and twice Forward. Returns the state in which each page was
 * left. The text of Home and /about depends on the time, so it is not compared.
 */
async function thereAndBack(page: EnginePage, url: string): Promise<Partial<Reading>[]> {
  const story = await readKitchen(page, url);
  const left = [];
  for (const [href, to] of [
    ['/', 300],
    ['/about', 100],
  ] as const) {
    await follow(page, href);
    await scroll(page, to);
    const { path, title, scrollY } = await page.evaluate(readingOf);
    left.push({ path, title, scrollY });
  }
  const [home, about] = left as [Reading, Reading];
  for (const [step, expected] of [
    ['back', home],
    ['back', story],
    ['forward', home],
    ['forward', about],
  ] as const) {
    await page[step]();
    await untilAsLeft(page, expected);
    await settled(page);
  }
  expect(await page.consoleMessages()).toEqual([]);
  return [story, home, about];
}

test.skipIf(visited === null)(
  '[B-ENG-08, B-NAV-02] Back and Forward over three pages: paths, titles, places and the story as in Chromium',
  async () => {
    const reference = await openInChromium(chromium!);
    onTestFinished(() => reference.close());
    const page = await newReader();
    const inChromium = await thereAndBack(reference, visited!.server.url);
    const here = await thereAndBack(page, visited!.url);
    expect(here).toMatchObject(inChromium.map((left) => ({ ...left, scrollY: near(left.scrollY!) })));
  },
);

test.skipIf(visited === null)(
  '[B-ENG-08, B-NAV-03] from another document the story comes back as it was left, and goes on; in WebKit the page was kept',
  async () => {
    const page = await newReader();
    const left = await readKitchen(page, visited!.url);
    // A document that is built again has no such property.
    await page.evaluate(() => void Object.assign(globalThis, { isKept: true }));
    await answered(page);
    await page.goto(`${visited!.url}/licences.txt`);
    await page.back();
    await untilAsLeft(page, left);
    expect(await page.evaluate(() => 'isKept' in globalThis)).toBe(visited!.engine.name === 'webkit');
    await settled(page);
    // A key is used, because a page that is built again restores its scroll position for two seconds and would move
    // under the pointer.
    await page.evaluate(() => document.querySelector<HTMLElement>('main p button')!.focus({ preventScroll: true }));
    await page.key('Enter');
    await until(page, (path) => location.pathname + location.search !== path, left.path);
    expect(await page.consoleMessages()).toEqual([]);
  },
);
