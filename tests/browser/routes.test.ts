import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

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

test('[R-RT-02] every public page and all forty-four hidden ones answer 200', async () => {
  expect(hiddenRoutes.length).toBe(44);
  const page = await browser.newPage();
  for (const slug of [...publicRoutes.filter((slug) => slug !== 'home'), ...hiddenRoutes]) {
    const response = await page.request.get(`${server.url}/${slug}`);
    expect(response.status(), slug).toBe(200);
    expect(response.headers()['content-type'], slug).toContain('text/html');
  }
  await page.close();
});

test('[R-RT-04] while a lazy page is on its way a spinner says "Loading..."', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(/assets\/kitchen-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/kitchen`);
  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' });
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

test('[R-RT-05] inside the site a wrong address shows it too, and back leads to where the page was left', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
  await page.goto(`${server.url}/survival-analysis`);
  await page.waitForTimeout(500);
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForTimeout(200);
  await page.getByRole('link', { name: 'Return to D5U' }).first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/survival-analysis');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  await page.close();
});
