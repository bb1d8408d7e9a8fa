import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hiddenRoutes, publicRoutes } from '../../../contract/routes.ts';
import { hydrated, settled } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Waits until the page has stored its scroll position in the history entry, when scrolling has stopped. */
const written = async (page: Page, px: number): Promise<void> =>
  void (await page.waitForFunction((place) => JSON.stringify(history.state).includes(`:${place}`), px));

test('[R-RT-01] / and /index both show Home', async () => {
  const page = await browser.newPage();
  const headings: string[] = [];
  for (const path of ['/', '/index']) {
    const response = await page.goto(server.url + path);
    expect(response?.status()).toBe(200);
    headings.push(await page.locator('h1').innerText());
    expect(await page.getByText('Post-Anthropocentric AI').count()).toBeGreaterThan(0);
  }
  expect(headings[0]).toBe(headings[1]);
  await page.close();
});

test('[R-RT-02] every public page and every hidden one answer 200', async () => {
  const page = await browser.newPage();
  for (const slug of [...publicRoutes.filter((slug) => slug !== 'home'), ...hiddenRoutes]) {
    const response = await page.request.get(`${server.url}/${slug}`);
    expect(response.status(), slug).toBe(200);
    expect(response.headers()['content-type'], slug).toContain('text/html');
  }
  await page.close();
});

test('[R-RT-04] while a lazy page is loading a spinner says "Loading..."', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(/assets\/kitchen-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/kitchen`);
  const spinner = page.getByRole('status').getByText('Loading...');
  await expect.poll(() => spinner.isVisible()).toBe(true);
  expect(await page.locator('h1').count()).toBe(0);
  letGo();
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await context.close();
});

test('[R-RT-05] any other path shows the 404 page, with status 404', async () => {
  const page = await browser.newPage();
  for (const path of ['/no-such-sheet', '/void/deeper', '/About']) {
    const response = await page.goto(server.url + path);
    expect(response?.status(), path).toBe(404);
    expect(await page.locator('h1').innerText(), path).toMatch(/VOID\s*•\s*DARKNESS\s*•\s*NONEXISTENCE/);
  }
  await page.close();
});

test('[R-RT-05] a wrong link inside the site shows it too, and back restores the page with its scroll position', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
  await page.goto(`${server.url}/survival-analysis`);
  await hydrated(page);
  // The page saves its position on the scroll event, in a listener that runs before the listener below.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo(0, 900);
      }),
  );
  await page.getByRole('link', { name: 'Return to D5U' }).first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/survival-analysis');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  await page.close();
});

test('[R-RT-04] Back from another document returns to the place where the page was left', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
  await context.addCookies([await server.visitorAt(3)]);
  const page = await context.newPage();
  // The text is fetched from the server, and arrives after the browser has tried to restore the scroll position.
  await page.goto(`${server.url}/d5u-internal`);
  await settled(page);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY === 400);
  await written(page, 400);
  await page.goto(`${server.url}/about`);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await context.close();
});

test.each([300, 500])(
  'fault 23: left at %i px, a page whose parts come later is there again after a reload, and after Back from elsewhere',
  async (top) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
    await context.addCookies([await server.visitorAt(3)]);
    const page = await context.newPage();
    await page.goto(`${server.url}/surveillance-truth`);
    const stored = page.getByRole('list', { name: 'Tables' });
    await stored.waitFor();
    await settled(page);
    await page.mouse.wheel(0, top);
    await page.waitForFunction((to) => scrollY === to, top);
    await written(page, top);
    // The scroll position after the page has stopped restoring it.
    const place = async () => {
      await stored.waitFor();
      await page.waitForFunction(() => document.documentElement.style.overflowAnchor === '');
      return page.evaluate(() => scrollY);
    };
    await page.reload();
    expect(await place()).toBe(top);
    await page.goto(`${server.url}/robots.txt`);
    await page.goBack();
    expect(await place()).toBe(top);
    await context.close();
  },
);

test('[B-NAV-02] Back restores the place of a page also after a reload of one further on', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
  await page.goto(`${server.url}/survival-analysis`);
  await settled(page);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY === 900);
  await page.getByRole('link', { name: 'Return to D5U' }).first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await settled(page);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/survival-analysis');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.close();
});

test('[B-NAV-02] one Back leaves a room after any number of choices; it is found again as it was left, by Back, Forward and reload', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
  await context.addCookies([await server.visitorAt(3)]);
  const page = await context.newPage();
  const place = () => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  const log = (name: string) => page.getByRole('button', { name });
  const isOpen = (name: string) => page.getByRole('button', { name, expanded: true }).waitFor();
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(`${server.url}/about`);
  await page.goto(`${server.url}/consciousness`);
  await settled(page);
  for (const name of ['Log 002', 'Log 003', 'Log 001']) {
    await log(name).click();
    await isOpen(name);
  }
  expect(place()).toBe('/consciousness?path=1.2.0');
  await settled(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top: 321, behavior: 'instant' });
      }),
  );
  await page.locator('[data-secret-link="/cosmic-awareness"]').dispatchEvent('click');
  await expect.poll(place).toBe('/cosmic-awareness');

  await page.goBack();
  await expect.poll(place).toBe('/consciousness?path=1.2.0');
  await isOpen('Log 001');
  await expect.poll(top).toBe(321);
  await written(page, 321);
  await page.reload();
  await isOpen('Log 001');
  await expect.poll(top).toBe(321);
  await page.goBack();
  await expect.poll(place).toBe('/about');
  await page.goForward();
  await expect.poll(place).toBe('/consciousness?path=1.2.0');
  await isOpen('Log 001');
  await expect.poll(top).toBe(321);

  // A second page, in another document, where the choices are made again.
  await page.goto(`${server.url}/behavioral`);
  const frame = (name: string) => page.locator(`[data-track="frame:${name}"]`);
  for (const name of ['depth', 'dwell', 'leader', 'order']) {
    await frame(name).click();
    await expect.poll(() => frame(name).getAttribute('aria-pressed')).toBe('true');
  }
  const left = place();
  expect(left).toMatch(/^\/behavioral\?path=\d$/);
  await page.goBack();
  await expect.poll(place).toBe('/consciousness?path=1.2.0');
  await page.goForward();
  await expect.poll(place).toBe(left);
  await expect.poll(() => frame('order').getAttribute('aria-pressed')).toBe('true');

  // The same address opens the same state for another visitor.
  const other = await browser.newContext();
  await other.addCookies([await server.visitorAt(3)]);
  const shared = await other.newPage();
  await shared.goto(server.url + left);
  await shared.locator('[data-track="frame:order"][aria-pressed="true"]').waitFor();
  await Promise.all([context.close(), other.close()]);
});
