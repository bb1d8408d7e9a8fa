import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { protocols } from '../../server/content/protocols/words.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** A reader without a pointer, who finds everything that there is to find. Only keys are pressed. */
let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([await server.visitorAt(5)]);
  page = await context.newPage();
});
afterEach(() => context.close());

const patient = { timeout: 15_000 };

/** Presses Tab until what has the focus is this; throws after two hundred. */
async function reach(selector: string): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}.`);
}
const heading = () => page.getByRole('heading', { level: 1 }).innerText();
const focused = () => page.evaluate(() => document.activeElement?.id ?? '');

test('[B-A11Y-04] by keyboard: from Home to a finding, and back', async () => {
  await page.goto(server.url);
  await page.locator('[data-tab="recommended"]').waitFor();
  await reach('main a[href="/survival-analysis"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/survival-analysis');
  await expect.poll(heading, patient).toContain('Survival');
  // The page that one comes to has the focus, so that the next Tab is its first.
  await expect.poll(focused, patient).toBe('page');

  await reach('main button[aria-expanded="false"]');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false');
  // Back is the browser's own key, and a browser without a window has none.
  await page.goBack();
  await expect.poll(heading, patient).toContain('D5U');
});

test('[B-A11Y-04] by keyboard: a file gives at the third press, and its text is read', async () => {
  await page.goto(`${server.url}/routemap`);
  await page.locator('[data-tab="recommended"]').waitFor();
  await reach('button[data-track="open:juror_five.key"]');
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(700);
  }
  const entry = page.locator('li[data-hover="juror_five.key"]');
  await expect.poll(() => entry.getAttribute('data-recovered'), patient).not.toBeNull();
  await expect.poll(async () => (await entry.innerText()).split(/\s+/).length, patient).toBeGreaterThan(40);
});

test('[B-A11Y-04] by keyboard: a word in the air, the seal, and what was under it', async () => {
  await page.goto(`${server.url}/about`);
  await page.locator('[data-tab="recommended"]').waitFor();
  await page.waitForTimeout(1500);
  const { word, title, text } = protocols[1]!;
  await page.keyboard.type(word, { delay: 60 });
  await page.getByText(`A seal is broken: ${title}.`).first().waitFor();
  await reach('[data-tab="seals"]');
  await page.keyboard.press('Enter');
  const panel = page.locator('[data-margin]');
  await panel.getByText(text).waitFor();
  await page.keyboard.press('Escape');
  await panel.getByText(text).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tab'))).toBe('seals');
});

test('[B-A11Y-04] by keyboard: an exhibit is taken, read and put down', async () => {
  await page.goto(`${server.url}/kitchen?inspect&phase=5&seed=7&speed=20`);
  // Exhibits come to somebody who reads.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('PageDown');
        await page.keyboard.press('PageUp');
        return page.locator('[data-egg]').count();
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBeGreaterThan(0);
  await reach('[data-egg]');
  // What has the focus holds still, and is not taken away under the hand.
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')), patient)
    .toBe('true');
  const label = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-controls') ?? '';
    return document.getElementById(id)?.innerText ?? '';
  });
  expect(label.split(/\s+/).length).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')), patient)
    .toBe('false');
});

test('[B-A11Y-04] by keyboard: what is hard to see has a way that is not', async () => {
  await page.goto(`${server.url}/consciousness`);
  await reach('[data-track="open:log-001"]');
  await page.keyboard.press('Enter');
  await page.getByText('The stars are evidence too.').waitFor();
  await reach('main a[href="/cosmic-awareness"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cosmic-awareness');
  await expect.poll(heading, patient).toBe('A plate, left out');
});

test('[B-A11Y-04] by keyboard: a seat is taken, line and all', async () => {
  await page.goto(`${server.url}/checkout`);
  await page.getByRole('textbox', { name: 'Designation' }).waitFor();
  await reach('main :is(input, textarea)');
  await page.keyboard.type('the night clerk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Leave the lamp on.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payments/demo/*');
  await reach('button');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The seat is taken' }).waitFor();
  await expect.poll(() => page.locator('main').innerText(), patient).toContain('THE NIGHT CLERK');
});
