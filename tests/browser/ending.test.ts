import { expect, test } from 'vitest';
import { ending } from '../../server/content/ending/ending.ts';
import { endingTexts } from '../../src/content/endingTexts.ts';
import { listening } from '../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

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

test('[B-END-01] a reader at phase 5 sits down, says the word, and the story has ended for good', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/kitchen`);
  await listening(page);
  await page.getByRole('button', { name: 'sixth chair' }).click();
  await page.getByRole('button', { name: 'sit down' }).click();
  await page.getByText('fig. 2, one chair, occupant not drawn').waitFor();
  await expect.poll(() => page.evaluate(inSight)).toEqual({ scene: true, field: true });
  await page.getByLabel(endingTexts.label).fill('sit');
  await page.keyboard.press('Enter');
  await page.getByText(ending.unheard[0]).waitFor();
  await page.getByLabel(endingTexts.label).fill(ending.word);
  await page.getByRole('button', { name: endingTexts.say }).click();
  await page.getByText('14:22:22. The court has risen.').waitFor();
  await page.getByText(ending.letter.from, { exact: false }).first().waitFor();

  await page.goto(`${server.url}/kitchen`);
  await page.getByText('Six cups on the drainer', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'sixth chair' }).count()).toBe(1);
  await context.close();
});
