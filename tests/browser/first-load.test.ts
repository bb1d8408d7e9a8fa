import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { hydrated, listening, simulated } from '../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Opens a page whose entry script is held back until the proxy is healed. */
async function openWithoutScript(path: string, options: BrowserContextOptions = {}) {
  const proxy = await startFaultProxy(server.url);
  const html = await (await fetch(server.url + path)).text();
  const entry = /<link rel="later" href="([^"]+)"/.exec(html)?.[1];
  expect(entry).toBeDefined();
  proxy.fault = (call, response) => call.path === entry && proxy.hold(call, response);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(proxy.url + path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  const close = async () => {
    await context.close();
    await proxy.close();
  };
  return { proxy, page, said, close };
}

test('[B-LOAD-01] the overlay is fetched when there is something to draw, and draws what it was fetched for', async () => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const overlays = () => fetched.filter((path) => /\/Overlay-[\w-]+\.js$/.test(path)).length;
  await page.clock.install();
  await page.goto(`${server.url}/routemap`);
  await simulated(page);
  expect(overlays()).toBe(0);

  // The canvas is visible only while something is drawn on it.
  await page.evaluate(() => {
    Object.assign(window, { hasDrawn: false });
    new MutationObserver(() => {
      const canvas = document.querySelector<HTMLElement>('canvas');
      if (canvas !== null && canvas.style.visibility !== 'hidden') Object.assign(window, { hasDrawn: true });
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  await page.clock.runFor(8000);
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  await page.waitForFunction(() => (window as unknown as { hasDrawn: boolean }).hasDrawn);
  expect(overlays()).toBe(1);
  await context.close();
});

const effectsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['effects']);

test('[B-LOAD-02] an effects mode chosen before the scripts have come is the mode in force', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/about');
  await page.locator('label', { hasText: 'off' }).click();
  proxy.heal();
  await hydrated(page);
  await expect.poll(() => effectsOf(page)).toBe('off');
  expect(await page.getByRole('radio', { name: 'off' }).isChecked()).toBe(true);
  expect(said).toEqual([]);
  await close();
});

test('[B-LOAD-02] with reduced motion too, React takes over the text that is there and does not make it anew', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/', { reducedMotion: 'reduce' });
  const line = await page.locator('[data-part="first-line"]').elementHandle();
  proxy.heal();
  await hydrated(page);
  await listening(page);
  expect(await effectsOf(page)).toBe('calm');
  expect(await line?.evaluate((element) => element.isConnected)).toBe(true);
  expect(said).toEqual([]);
  await close();
});

test.each(['/survival-analysis', '/conscious-thinking'])(
  '[B-LOAD-02] a card of %s that was pressed before the scripts have come opens with them',
  async (path) => {
    const { proxy, page, said, close } = await openWithoutScript(path);
    const cards = page.locator('button[aria-expanded]');
    await cards.nth(2).click();
    proxy.heal();
    await hydrated(page);
    await expect.poll(() => cards.nth(2).getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('button[aria-expanded="true"]').count()).toBe(1);
    expect(said).toEqual([]);
    await close();
  },
);

test('[B-LOAD-02] a link followed before the scripts have come leads to its page', async () => {
  const { page, close } = await openWithoutScript('/about');
  await page.locator('main a[href="/"]').first().click({ noWaitAfter: true });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await close();
});
