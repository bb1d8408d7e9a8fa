import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();
const patient = { timeout: 30_000 };

/** The middle of the first place of a word in the page, CSS pixels of the window. */
const placeOf = (page: Page, word: string) =>
  page.evaluate((word) => {
    const texts = document.createTreeWalker(document.querySelector('#page')!, NodeFilter.SHOW_TEXT);
    const text = () => texts.currentNode.textContent ?? '';
    while (!text().includes(word) || texts.currentNode.nodeType !== 3) if (texts.nextNode() === null) break;
    const range = document.createRange();
    range.setStart(texts.currentNode, text().indexOf(word));
    range.setEnd(texts.currentNode, text().indexOf(word) + word.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, word);

const marked = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...CSS.highlights].map(([name, ranges]) => [
        name,
        [...ranges].map((range) => (range as Range).toString().toLowerCase()).toSorted(),
      ]),
    ),
  );
const nothing = { 'rested-longest': [], 'rested-long': [], rested: [] };

/** Moves to a word, and rests there until it is marked. */
async function restOn(page: Page, word: string): Promise<void> {
  const { x, y } = await placeOf(page, word);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  // The overlay comes with a move of the pointer some seconds after the page, and counts rests from then on.
  await expect
    .poll(
      async () => {
        const words = Object.values(await marked(page)).flat();
        if (words.length === 0) await page.mouse.move(x + Math.random(), y);
        return words.includes(word);
      },
      { ...patient, interval: 1500 },
    )
    .toBe(true);
}

test('[B-OVL-09] rested words are marked, on the next page too; not where nothing may disturb, not with effects off', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}/about`);
  await listening(page);
  const text = await page.locator('#page').textContent();
  await restOn(page, 'cases');
  expect(await marked(page)).toEqual({ ...nothing, 'rested-longest': ['cases'] });
  await restOn(page, 'retired');
  // The pointer was on the first word until it came to the second.
  expect(await marked(page)).toEqual({ ...nothing, 'rested-longest': ['cases'], 'rested-long': ['retired'] });
  expect(await page.locator('#page').textContent()).toBe(text);

  await page.getByRole('link', { name: 'front hall', exact: true }).click();
  await page.waitForURL(`${server.url}/`);
  // Home has one of the two.
  await expect.poll(() => marked(page), patient).toEqual({ ...nothing, 'rested-longest': ['cases'] });

  await page.getByRole('radio', { name: 'off' }).check({ force: true });
  await expect.poll(() => marked(page), patient).toEqual(nothing);
  await page.getByRole('radio', { name: 'calm' }).check({ force: true });
  await expect.poll(() => marked(page), patient).toEqual({ ...nothing, 'rested-longest': ['cases'] });

  await page.clock.install();
  await page.locator('a[href="/privacy"]').first().click();
  await page.waitForURL(`${server.url}/privacy`);
  expect(await page.locator('#page').textContent()).toContain('cases');
  await page.clock.runFor(5000);
  expect(await marked(page)).toEqual(nothing);
  await page.close();
});
