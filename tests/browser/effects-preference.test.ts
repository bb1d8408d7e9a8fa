import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const open = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Page> => {
  const page = await (await browser.newContext({ reducedMotion })).newPage();
  await page.goto(`${server.url}/about`);
  return page;
};
const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['effects']);
const choice = (page: Page, mode: string) => page.getByRole('radio', { name: mode });

test('[B-A11Y-03] whoever prefers reduced motion begins calm, and everybody else with full effects', async () => {
  for (const [preference, mode] of [
    ['reduce', 'calm'],
    ['no-preference', 'full'],
  ] as const) {
    const page = await open(preference);
    expect(await modeOf(page)).toBe(mode);
    await expect.poll(() => choice(page, mode).isChecked()).toBe(true);
    await page.context().close();
  }
});

test('[B-A11Y-03] what is chosen by the switch outweighs the preference, and is remembered', async () => {
  const page = await open('reduce');
  await expect.poll(() => choice(page, 'calm').isChecked()).toBe(true);
  await choice(page, 'off').press('Space');
  await expect.poll(() => modeOf(page)).toBe('off');
  await page.reload();
  expect(await modeOf(page)).toBe('off');
  await expect.poll(() => choice(page, 'off').isChecked()).toBe(true);
  await page.context().close();
});
