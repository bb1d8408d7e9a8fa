import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ending } from '../../../server/content/ending/ending.ts';
import { endingTexts } from '../../../src/content/endingTexts.ts';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Whether the beginning of the scene and the whole field for the word can be seen above the tabs. */
function inSight() {
  const foot = document.querySelector('[aria-label="Margin"]')?.getBoundingClientRect().top ?? innerHeight;
  const field = document.querySelector('form input[maxlength="40"]');
  const scene = field?.closest('section')?.getBoundingClientRect();
  const button = field?.closest('form')?.querySelector('button')?.getBoundingClientRect();
  return {
    scene: scene !== undefined && scene.top >= 0 && scene.top < innerHeight / 4,
    field: button !== undefined && button.bottom <= foot && button.top > 0,
  };
}

/** From Home to the sixth chair, by the casebook's link. */
async function toTheChair(page: Page) {
  await page.goto(server.url);
  await listening(page);
  const drawer = page.getByRole('complementary', { name: 'Margin' });
  await drawer.getByRole('button', { name: /casebook/ }).click();
  await drawer.locator('a[href="/kitchen"]').first().click();
  await page.waitForURL(`${server.url}/kitchen`);
  // A panel opens by itself at the first phase that has one, once; a reload closes it.
  await page.reload();
  await listening(page);
  await page.getByRole('button', { name: 'sixth chair' }).click();
}

test('[B-END-02, B-END-03] a reader at phase 5 hears the five, keeps the word, and can say it on another visit', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await toTheChair(page);
  await page.getByRole('button', { name: 'sit down' }).click();
  for (const [choice, caption] of [
    ['hear the five', 'fig. 7, three votes, as cast'],
    ['hear the Judge', 'fig. 8, two sentences, one voice'],
    ['ask who hears the rest', 'fig. 9, the votes, one chair'],
  ] as const) {
    await page.getByRole('button', { name: choice }).click();
    await page.getByText(caption).waitFor();
  }
  await page.getByRole('button', { name: endingTexts.keep, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '14:22:22. The court sits.' }).waitFor();

  await page.goto(`${server.url}/kitchen`);
  await page.getByText('the sixth chair has been left at your angle', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'sixth chair' }).click();
  await page.getByRole('button', { name: 'sit down' }).click();
  await page.getByRole('button', { name: endingTexts.afterAll }).click();
  await page.getByLabel(endingTexts.label).fill(ending.word);
  await page.keyboard.press('Enter');
  await page.getByText('14:22:22. The court has risen.').waitFor();
  expect(await page.getByLabel(endingTexts.label).count()).toBe(0);
  await context.close();
});

test('[B-END-01] a reader at phase 5 sits down, says the word, and the story has ended for good', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await toTheChair(page);
  await page.getByRole('button', { name: 'sit down' }).click();
  await page.getByText('fig. 2, one chair, occupant not drawn').waitFor();
  await expect.poll(() => page.evaluate(inSight)).toEqual({ scene: true, field: true });
  await page.getByLabel(endingTexts.label).fill('sit');
  await page.keyboard.press('Enter');
  await page.getByText(ending.unheard[0]).waitFor();
  await page.getByLabel(endingTexts.label).fill(ending.word);
  await page.getByRole('button', { name: endingTexts.say }).click();
  await page.getByText('14:22:22. The court has risen.').waitFor();
  // The table fills the window in place of the text, until the reader presses.
  const end = () =>
    page.evaluate(() => ({
      tableShare: document.querySelector('main > svg')!.getBoundingClientRect().width / innerWidth,
      opacity: getComputedStyle(document.querySelector('main h1')!.parentElement!).opacity,
    }));
  await expect.poll(async () => (await end()).tableShare).toBeGreaterThan(2);
  expect((await end()).opacity).toBe('0');
  await page.mouse.click(200, 10);
  await expect.poll(end).toEqual({ tableShare: expect.closeTo(1, 0) as number, opacity: '1' });
  // The letter waits for the next page. B-KIT-02
  await page.getByRole('link', { name: 'Every page can be read again.' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.getByText(ending.letter.from, { exact: false }).first().waitFor();

  await page.goto(`${server.url}/kitchen`);
  await page.getByText('Six cups on the drainer', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'sixth chair' }).count()).toBe(1);
  await context.close();
});
