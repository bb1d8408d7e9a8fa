import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { drawn, hydrated } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/**
 * `seen`: each change of the number of visible spinners or of the heading; `at` in ms after the press or popstate
 * event. `nodes`: number of different spinner elements.
 */
interface Watched {
  readonly seen: { readonly at: number; readonly count: number; readonly title: string; readonly path: string }[];
  readonly nodes: number;
}

/** From the next press or popstate event on, records the spinners in each frame. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Watched['seen'][number][] = [];
    const nodes = new Set<Element>();
    let began = 0;
    const look = (now: number) => {
      const spinners = [...document.querySelectorAll('[role="status"] > *')].filter(
        (element) => element.textContent === 'Loading...',
      );
      for (const spinner of spinners) nodes.add(spinner);
      const texts = document.body.innerText.split('Loading...').length - 1;
      const last = seen.at(-1);
      const title = document.querySelector('h1')?.textContent ?? '';
      if (last === undefined || last.count !== texts || last.title !== title)
        seen.push({ at: now - began, count: texts, title, path: location.pathname });
      Object.assign(window, { watched: { seen, nodes: nodes.size } });
      requestAnimationFrame(look);
    };
    const start = (event: Event) => {
      if (began > 0) return;
      began = event.timeStamp;
      requestAnimationFrame(look);
    };
    addEventListener('click', start, true);
    addEventListener('popstate', start, true);
  });
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** A tab on /about, and a link there to a hidden page, behind a proxy whose answers the test can hold back. */
async function onAbout() {
  const proxy = await startFaultProxy(server.url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Nothing is prefetched when the pointer is near a link: the press makes the first request.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${proxy.url}/about`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const close = async () => {
    await context.close();
    await proxy.close();
  };
  return { proxy, page, close, link: page.locator('main a[href^="/"]').first() };
}

test.each([
  ['its chunk', /assets\/[\w-]+\.js/],
  ['its styles', /assets\/[\w-]+\.css/],
])('[R-RT-04] a page that waits for %s shows one spinner from 100 ms on until its text is there', async (_, file) => {
  const { proxy, page, close, link } = await onAbout();
  const path = await link.getAttribute('href');
  const title = await page.locator('h1').textContent();
  proxy.fault = (call, response) => {
    const isHeld = file.test(call.path) || call.path.startsWith('/api/story/');
    return isHeld && proxy.hold(call, response);
  };
  await watch(page);
  await link.click();
  const spinner = page.getByRole('status').getByText('Loading...');
  await spinner.waitFor();
  expect(await page.locator('h1').textContent(), 'the old page stays').toBe(title);

  // The page arrives and its story does not. The same spinner is shown above the background of the new page.
  const story = (call: { path: string }) => call.path.startsWith('/api/story/');
  const held = proxy.calls.length;
  proxy.fault = null;
  proxy.heal();
  proxy.fault = (call, response) => story(call) && proxy.hold(call, response);
  expect(held).toBeGreaterThan(0);
  await page.locator('#page main[aria-busy="true"]').waitFor({ timeout: 20_000 });
  expect(await spinner.isVisible()).toBe(true);
  proxy.heal();
  await drawn(page);
  expect(new URL(page.url()).pathname).toBe(path);
  const { seen, nodes } = await watched(page);
  expect(nodes).toBe(1);
  expect(Math.max(...seen.map(({ count }) => count))).toBe(1);
  const came = seen.find(({ count }) => count === 1)!;
  expect(came.at).toBeGreaterThanOrEqual(100);
  expect(came.at).toBeLessThan(200);
  // The spinner does not appear a second time.
  const counts = seen.map(({ count }) => count);
  expect(counts.lastIndexOf(1)).toBeLessThan(counts.length - 1);
  expect(counts.slice(counts.indexOf(1), counts.lastIndexOf(1) + 1)).not.toContain(0);
  await close();
});

test('[R-RT-04] Back to a page that comes late shows the spinner too, and a page that is there shows none', async () => {
  const { proxy, page, close } = await onAbout();
  // A document that has not loaded the page that Back opens.
  await page.evaluate(() => {
    history.replaceState(null, '', '/kitchen');
    history.pushState(null, '', '/about');
  });
  proxy.fault = (call, response) => /assets\/|api\/story/.test(call.path) && proxy.hold(call, response);
  await watch(page);
  await page.evaluate(() => history.back());
  await page.getByRole('status').getByText('Loading...').waitFor();
  proxy.heal();
  await page.waitForFunction(() => location.pathname === '/kitchen');
  await drawn(page);
  expect(await page.getByText('Loading...').count()).toBe(0);

  await page.evaluate(() => history.forward());
  await page.waitForFunction(() => document.title.startsWith('Notice of sitting'));
  const { seen } = await watched(page);
  const since = seen.findLastIndex(({ count }) => count > 0);
  expect(seen.slice(since + 1).every(({ count }) => count === 0)).toBe(true);
  expect(
    await page.evaluate(() => document.activeElement === document.body || document.activeElement?.id === 'page'),
  ).toBe(true);
  await close();
});

test.each([
  ['full', 'steps(1)'],
  ['calm', 'linear'],
  ['off', null],
] as const)('[B-NAV-04] the cut between two pages takes 240 ms, with effects %s', async (mode, easing) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((chosen) => localStorage.setItem('d5u-effects', JSON.stringify(chosen)), mode);
  const page = await context.newPage();
  await page.goto(`${server.url}/about`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-cut]').count(), 'none on the first page').toBe(0);
  await page.evaluate(() => {
    const cuts: unknown[] = [];
    Object.assign(window, { cuts });
    new MutationObserver(() => {
      const cut = document.querySelector('[data-cut]');
      const [animation] = cut?.getAnimations() ?? [];
      if (cut === null || !(animation instanceof CSSAnimation) || cuts.length > 0) return;
      const { duration } = animation.effect!.getTiming();
      cuts.push({
        duration,
        easing: getComputedStyle(cut).animationTimingFunction,
        wasAt: getComputedStyle(cut).backgroundColor,
        // The new page is already below the cut.
        title: document.querySelector('h1')?.textContent.includes('D5U') === true ? 'D5U' : 'the old page',
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'front hall' }).first().click();
  await page.waitForFunction(() => location.pathname === '/' && document.title === 'D5U');
  await expect.poll(() => page.locator('[data-cut]').count()).toBe(0);
  const cuts = await page.evaluate(() => (window as unknown as { cuts: Record<string, unknown>[] }).cuts);
  const expected = { duration: 240, wasAt: 'rgb(244, 243, 238)', easing, title: 'D5U' };
  expect(cuts).toEqual(easing === null ? [] : [expected]);
  await context.close();
});
