import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A tab in which the files of these names answer 404, as after a deploy, for so many times. */
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
const close = (context: BrowserContext) => context.close();

test.concurrent(
  '[R-RT-03] fault 24: a page whose chunk is gone reloads once, then says so, and keeps the address',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/assets\/kitchen-[\w-]+\.js/);
    await page.goto(`${server.url}/kitchen`);
    await hasHeading(page, 'The registry has been re-shelved.');
    await page.waitForTimeout(1500);
    expect(documents).toEqual(['/kitchen', '/kitchen']);
    expect(new URL(page.url()).pathname).toBe('/kitchen');
    expect(await page.locator('main').innerText()).toContain('/kitchen');
    expect(await page.getByRole('link', { name: 'The front sheet' }).getAttribute('href')).toBe('/');

    await page.getByRole('button', { name: 'Ask for it again' }).click();
    await expect.poll(() => documents.length, { timeout: 10_000 }).toBe(3);
    await hasHeading(page, 'The registry has been re-shelved.');
    await page.getByRole('link', { name: 'The front sheet' }).click();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).toBe('/');
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[R-RT-03] fault 24: one reload is enough where the new build has the chunk, also on the way from another page',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/assets\/kitchen-[\w-]+\.js/, 1);
    await page.goto(`${server.url}/about`);
    await arrived(page);
    await followTo(page, '/kitchen');
    await expect.poll(() => documents, { timeout: 10_000 }).toEqual(['/about', '/kitchen']);
    await page.locator('main h1').waitFor({ state: 'attached' });
    expect(await page.getByText('re-shelved').count()).toBe(0);
    // Forgotten, so that the next deploy has its reload too.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('reloaded')))).toEqual(
      [],
    );
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[R-RT-02] fault 24: a prerendered page whose chunk is gone keeps its text and its links',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/assets\/about-[\w-]+\.js/);
    await page.goto(`${server.url}/about`);
    await page.waitForTimeout(2500);
    expect(documents).toEqual(['/about', '/about']);
    expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(100);
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[R-RT-03] fault 24: a link that is followed offline leads to a sheet of ours, and back to the page when the line is',
  async ({ expect }) => {
    const { context, page, uncaught, documents } = await tabWithout(/no-such-file/);
    // No overlay: a renderer that is cut off halfway is another fault.
    await context.addInitScript(() => localStorage.setItem('d5u-effects', '"off"'));
    await page.goto(`${server.url}/about`);
    await arrived(page);
    await context.setOffline(true);
    await followTo(page, '/kitchen');
    await hasHeading(page, 'The registry has been re-shelved.');
    expect([new URL(page.url()).pathname, documents]).toEqual(['/kitchen', ['/about']]);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Ask for it again' }).click();
    await expect.poll(() => documents, { timeout: 10_000 }).toEqual(['/about', '/kitchen']);
    await page.locator('main h1').waitFor({ state: 'attached' });
    expect(await page.getByText('re-shelved').count()).toBe(0);
    expect(uncaught).toEqual([]);
    await close(context);
  },
);

test.concurrent(
  '[R-RT-03] fault 24: without session storage nothing reloads, and nothing loops',
  async ({ expect }) => {
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
  },
);

test.concurrent(
  '[R-RT-02] fault 24: without its attendants, its overlay or its wiring a page is still read',
  async ({ expect }) => {
    for (const files of [/assets\/Attendants-[\w-]+\.js/, /assets\/Overlay-[\w-]+\.js/, /assets\/wiring-[\w-]+\.js/]) {
      const { context, page, uncaught } = await tabWithout(files);
      await page.goto(`${server.url}/about`);
      await arrived(page);
      await page.waitForTimeout(800);
      expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(100);
      expect(uncaught, String(files)).toEqual([]);
      await close(context);
    }
  },
);

test.concurrent(
  '[R-TH-01] fault 24: where no further category of thoughts can be fetched, those that came with the page go round',
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
