import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startFaultProxy } from '../../../support/fault-proxy.ts';
import { listening } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** A tab in which files with these names are answered with 404 a number of times, as after a deploy. */
async function tabWithout(files: RegExp, times = Infinity) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let left = times;
  await context.route(files, (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }) : route.continue();
  });
  const page = await context.newPage();
  const uncaught: string[] = [];
  const documents: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { context, page, uncaught, documents };
}

const followTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const hasHeading = (page: Page, text: string) => page.locator('h1', { hasText: text }).waitFor({ timeout: 15_000 });
const arrived = (page: Page) => page.locator('#root:not([data-hydrate])').waitFor({ state: 'attached' });
/** Waits for the layer of the eggs, which exists as long as the app shell. */
const hasShell = (page: Page, timeout = 30_000) => page.locator('[data-eggs]').waitFor({ state: 'attached', timeout });
const close = (context: BrowserContext) => context.close();

test.concurrent(
  '[fault 24] a page whose chunk is gone reloads once, then says so, and keeps the address',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/assets\/kitchen-[\w-]+\.js/);
    await page.goto(`${server.url}/kitchen`);
    await hasHeading(page, 'The registry has been re-shelved.');
    expect(documents).toEqual(['/kitchen', '/kitchen']);
    expect(new URL(page.url()).pathname).toBe('/kitchen');
    expect(await page.locator('main').innerText()).toContain('/kitchen');
    expect(await page.getByRole('link', { name: 'The front hall' }).getAttribute('href')).toBe('/');

    await page.getByRole('button', { name: 'Ask for it again' }).click();
    await expect.poll(() => documents.length, { timeout: 10_000 }).toBe(3);
    await page.waitForLoadState('networkidle');
    await hasHeading(page, 'The registry has been re-shelved.');
    // A fourth load would have been requested by now.
    expect(documents).toEqual(['/kitchen', '/kitchen', '/kitchen']);
    await page.getByRole('link', { name: 'The front hall' }).click();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).toBe('/');
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[fault 24] one reload is enough if the new build has the chunk, also when coming from another page',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/assets\/kitchen-[\w-]+\.js/, 1);
    await page.goto(`${server.url}/about`);
    await arrived(page);
    await followTo(page, '/kitchen');
    await expect.poll(() => documents, { timeout: 10_000 }).toEqual(['/about', '/kitchen']);
    await page.locator('main h1').waitFor({ state: 'attached' });
    expect(await page.getByText('re-shelved').count()).toBe(0);
    // The record of the reload is removed, so that the next deploy may cause a reload too.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('reloaded')))).toEqual(
      [],
    );
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[fault 24] a prerendered page whose chunk is gone keeps its text and its links',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/assets\/about-[\w-]+\.js/);
    await page.goto(`${server.url}/about`);
    await expect.poll(() => documents).toEqual(['/about', '/about']);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/about', '/about']);
    expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(100);
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[fault 24] a link followed offline leads to our error page, and its button to the linked page once online again',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/no-such-file/);
    // No overlay: a renderer whose chunks fail to load is another fault.
    await context.addInitScript(() => localStorage.setItem('d5u-effects', '"off"'));
    await page.goto(`${server.url}/about`);
    // A part that fails to load now would reload the document once the tab is online again.
    await listening(page);
    await hasShell(page);
    await context.setOffline(true);
    await followTo(page, '/kitchen');
    await hasHeading(page, 'This page is not on this device.');
    expect([new URL(page.url()).pathname, documents]).toEqual(['/kitchen', ['/about']]);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => documents, { timeout: 10_000 }).toEqual(['/about', '/kitchen']);
    await page.locator('main h1').waitFor({ state: 'attached' });
    expect(await page.getByText('not on this device').count()).toBe(0);
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent('[fault 24] without session storage there is no reload, and so no loop', async ({ expect }) => {
  const { context, page, uncaught, documents } = await tabWithout(/assets\/kitchen-[\w-]+\.js/);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${server.url}/kitchen`);
  await hasHeading(page, 'The registry has been re-shelved.');
  expect(documents).toEqual(['/kitchen']);
  expect(uncaught).toEqual([]);
  await close(context);
});

test.concurrent(
  '[fault 24] without the chunk of the app shell, the overlay or the wiring a page can still be read',
  async ({ expect }) => {
    for (const files of [/assets\/AppShell-[\w-]+\.js/, /assets\/Overlay-[\w-]+\.js/, /assets\/wiring-[\w-]+\.js/]) {
      const { context, page, uncaught } = await tabWithout(files);
      const isMissing = page.waitForResponse((response) => files.test(response.url()));
      // With the inspector the overlay is loaded even if nothing is drawn yet.
      await page.goto(`${server.url}/about?inspect`);
      await arrived(page);
      await isMissing;
      await page.waitForLoadState('networkidle');
      expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(100);
      expect(uncaught, String(files)).toEqual([]);
      await close(context);
    }
  },
);

test.each([
  ['wiring', /assets\/wiring-[\w-]+\.js/],
  ['app shell', /assets\/AppShell-[\w-]+\.js/],
])(
  '[B-LOAD-03] fault 24: the %s, if its chunk is lost once, is there at the latest after the next navigation',
  async (_, file) => {
    const proxy = await startFaultProxy(server.url);
    let lost = 0;
    proxy.fault = ({ path }, response) => {
      if (!file.test(path) || lost > 0) return false;
      lost += 1;
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found.');
      return true;
    };
    const context = await browser.newContext();
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    let workers = 0;
    page.on('worker', () => (workers += 1));
    await page.goto(`${proxy.url}/about`);
    await arrived(page);
    await expect.poll(() => lost).toBe(1);
    await followTo(page, '/survival-analysis');
    // Chromium remembers that a module was answered with 404, so the document is loaded again.
    await hasShell(page, 45_000);
    await expect.poll(() => workers, { timeout: 45_000 }).toBeGreaterThan(0);
    expect(proxy.calls.filter(({ path }) => path === '/survival-analysis')).toHaveLength(1);
    expect(uncaught).toEqual([]);
    await context.close();
    await proxy.close();
  },
);

test.concurrent(
  '[fault 24] if no further category of thoughts can be fetched, those in the page’s own chunk are repeated',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(
      /assets\/(?:attention|judgement|empathy|consent|time|silence|error|body|tide)-[\w-]+\.js/,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.url}/experience-d5u`);
    await arrived(page);
    const thought = page.locator('[data-part="thought"]');
    const next = page.getByRole('button', { name: 'Next thought' });
    const seen: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      await thought.waitFor();
      await expect.poll(() => thought.innerText(), { timeout: 10_000 }).not.toBe(seen.at(-1));
      seen.push(await thought.innerText());
      expect(await page.locator('[data-part="badge"]').innerText()).toBe('Memory');
      await next.click();
    }
    expect(new Set(seen).size).toBeGreaterThan(4);
    expect(documents).toEqual(['/experience-d5u']);
    expect(uncaught).toEqual([]);
    await close(context);
  },
);
