import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

const open = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Page> => {
  const page = await (await browser.newContext({ reducedMotion })).newPage();
  await page.goto(`${server.url}/about`);
  return page;
};
const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['effects']);
const choice = (page: Page, mode: string) => page.getByRole('radio', { name: mode });

test('[B-A11Y-03] the effects mode begins as calm with reduced motion, and as full without', async () => {
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

test('[B-A11Y-03] the switch overrides the system’s preference, and is remembered', async () => {
  const page = await open('reduce');
  await expect.poll(() => choice(page, 'calm').isChecked()).toBe(true);
  await choice(page, 'off').press('Space');
  await expect.poll(() => modeOf(page)).toBe('off');
  await page.reload();
  expect(await modeOf(page)).toBe('off');
  await expect.poll(() => choice(page, 'off').isChecked()).toBe(true);
  await page.context().close();
});
