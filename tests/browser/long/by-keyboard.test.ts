import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { protocols } from '../../../server/content/protocols/protocols.ts';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** Tests of the site with the keyboard alone. */
const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([await server.visitorAt(5)]);
  page = await context.newPage();
});
afterEach(() => context.close());

const patient = { timeout: 15_000 };

/** Presses Tab until the element has the focus. Throws after 200 presses. */
async function reach(selector: string): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}.`);
}
const heading = () => page.getByRole('heading', { level: 1 }).innerText();
const focused = () => page.evaluate(() => document.activeElement?.id ?? '');

test('[B-A11Y-04] by keyboard: from Home to an open section of a page, and back', async () => {
  await page.goto(server.url);
  await page.locator('[data-tab="recommended"]').waitFor();
  await reach('main a[href="/survival-analysis"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/survival-analysis');
  await expect.poll(heading, patient).toContain('Survival');
  // The new page has the focus, so that the next Tab moves to its first control.
  await expect.poll(focused, patient).toBe('page');

  await reach('main button[aria-expanded="false"]');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false');
  // The keyboard shortcut for Back belongs to the browser's window, which a headless browser does not have.
  await page.goBack();
  await expect.poll(heading, patient).toContain('D5U');
});

test('[B-A11Y-04] by keyboard: a file is recovered at the third press, and shows its text', async () => {
  await page.goto(`${server.url}/routemap`);
  await page.locator('[data-tab="recommended"]').waitFor();
  await reach('button[data-track="open:juror_five.key"]');
  for (let press = 0; press < 3; press += 1) {
    const isCounted = page.waitForResponse((response) => response.url().endsWith(apiPaths.track));
    await page.keyboard.press('Enter');
    await isCounted;
  }
  const entry = page.locator('li[data-hover="juror_five.key"]');
  await expect.poll(() => entry.getAttribute('data-recovered'), patient).not.toBeNull();
  await expect.poll(async () => (await entry.innerText()).split(/\s+/).length, patient).toBeGreaterThan(40);
});

test('[B-A11Y-04] by keyboard: a secret word is typed outside fields, and its protocol is read', async () => {
  await page.goto(`${server.url}/about`);
  await page.locator('[data-tab="recommended"]').waitFor();
  await listening(page);
  const { word, title, text } = protocols[1]!;
  await page.keyboard.type(word, { delay: 60 });
  await page.getByText(`A seal is broken: ${title}.`).first().waitFor();
  // The panel opens by itself. Keys close it and open it again.
  const panel = page.locator('[data-drawer]');
  await panel.getByText(text).waitFor();
  await reach('[data-tab="seals"]');
  await page.keyboard.press('Escape');
  await panel.getByText(text).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await panel.getByText(text).waitFor();
  await page.keyboard.press('Escape');
  await panel.getByText(text).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tab'))).toBe('seals');
});

test('[B-A11Y-04, B-EAR-02] by keyboard: an egg is announced, stays, is reached by F2, discovered, its label read and closed', async () => {
  await page.goto(`${server.url}/kitchen?inspect&phase=5&seed=7&speed=5`);
  // Eggs appear only after reading, and 1.5 s after a movement. Two page keys within a second count as a jump
  // (B-EAR-06).
  let pages = 0;
  await expect
    .poll(
      async () => {
        const count = await page.locator('[data-egg]').count();
        if (count === 0) await page.keyboard.press((pages += 1) % 2 === 1 ? 'PageDown' : 'PageUp');
        return count;
      },
      { timeout: 180_000, interval: 3500 },
    )
    .toBeGreaterThan(0);
  // At five times the speed the egg's lifespan is six seconds. The egg does not expire while keys are used.
  const told = page.getByText(/exhibits? lies? beside the page: /);
  await told.waitFor({ state: 'attached', timeout: 60_000 });
  expect(await told.getAttribute('role')).toBe('status');
  await page.keyboard.press('F2');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-egg]'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')), patient)
    .toBe('true');
  const label = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-controls') ?? '';
    return document.getElementById(id)?.innerText ?? '';
  });
  expect(label.split(/\s+/).length).toBeGreaterThan(4);
  const id = await page.evaluate(() => document.activeElement?.getAttribute('data-egg'));
  await page.keyboard.press('Escape');
  // The label is closed. The egg's tag is removed, and the focus moves to another tag or to the page.
  await page.locator(`[data-egg="${id}"]`).waitFor({ state: 'detached' });
  // The focus moves after the tag has been removed.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), patient).toBe(true);
});

test('[B-A11Y-04] by keyboard: the hidden link to /cosmic-awareness can be found', async () => {
  await page.goto(`${server.url}/consciousness`);
  await reach('[data-track="open:log-001"]');
  await page.keyboard.press('Enter');
  await page.getByText('The stars are evidence too.').waitFor();
  await reach('main a[href="/cosmic-awareness"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cosmic-awareness');
  await expect.poll(heading, patient).toBe('A plate, left out');
});

test('[B-A11Y-04] by keyboard: an influence message is written and paid', async () => {
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
  await page.getByRole('heading', { name: 'The line is let to you' }).waitFor();
  await expect.poll(() => page.locator('main').innerText(), patient).toContain('THE NIGHT CLERK');
});
