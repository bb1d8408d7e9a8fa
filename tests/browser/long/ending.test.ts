import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ending } from '../../../server/content/ending/ending.ts';
import { endingTexts } from '../../../src/content/endingTexts.ts';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Whether the start of the scene and the whole field for the word are visible above the tabs. */
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

/** Goes from Home to the sixth chair by the link in the casebook. */
async function toTheChair(page: Page) {
  await page.goto(server.url);
  await listening(page);
  const drawer = page.getByRole('complementary', { name: 'Margin' });
  await drawer.getByRole('button', { name: /casebook/ }).click();
  await drawer.locator('a[href="/kitchen"]').first().click();
  await page.waitForURL(`${server.url}/kitchen`);
  // At the first phase that has a panel, the panel opens by itself, once. A reload closes it.
  await page.reload();
  await listening(page);
  await page.getByRole('button', { name: 'sixth chair' }).click();
}

/**
 * Scrolls through the scene in twelve steps. Returns everything that the field for the word covers: texts outside the
 * form, and the drawing of the room.
 */
async function coveredByField() {
  const form = document.querySelector('form:has(input[maxlength="40"])')!;
  const scene = form.closest('section')!;
  const room = [...document.querySelectorAll('main svg')].find((svg) => svg.querySelector('text'))!;
  const covered: string[] = [];
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const stepPx = scene.getBoundingClientRect().height / 12;
  for (let step = 0; step < 12; step += 1) {
    const field = form.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(text);
      if (!form.contains(text) && [...words.getClientRects()].some((line) => overlaps(line, field)))
        covered.push(text.textContent ?? '');
    }
    const floor = Math.min(room.getBoundingClientRect().bottom, field.bottom) - 1;
    const isOverRoom =
      overlaps(field, room.getBoundingClientRect()) &&
      form.contains(document.elementFromPoint(field.left + field.width / 2, floor));
    if (isOverRoom) covered.push('the room');
    scrollBy(0, stepPx);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return covered;
}

/**
 * Whether all inputs and submit buttons of the form are visible, the height of the form in rows of 48 px, and whether
 * the form ends at the top of the bar at the foot.
 */
function fieldInSight() {
  const form = document.querySelector('form:has(input[maxlength="40"])')!;
  const isSeen = [...form.querySelectorAll('input, [type="submit"]')].every((part) => {
    const { left, width, top, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const { bottom, height } = form.getBoundingClientRect();
  const foot = document.querySelector('[aria-label="Margin"]')!.getBoundingClientRect().top;
  return { isSeen, rows: Math.round(height / 48), isOnFoot: Math.abs(foot - bottom) < 3 };
}

test.for([
  [1280, 720],
  [1440, 900],
  [844, 390],
] as const)(
  '[B-END-01, B-KIT-03] at %i×%i the field for the word is in sight beside each part of the scene, and covers nothing of it',
  async ([width, height]) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addCookies([await server.visitorAt(5)]);
    const page = await context.newPage();
    await toTheChair(page);
    for (const choice of ['sit down', 'hear the five', 'hear the Judge', 'ask who hears the rest']) {
      await page.getByRole('button', { name: choice }).click();
      await page.getByRole('button', { name: choice }).waitFor({ state: 'detached' });
      await expect.poll(async () => (await page.evaluate(fieldInSight)).isSeen, { message: choice }).toBe(true);
      expect([choice, await page.evaluate(coveredByField)]).toEqual([choice, []]);
    }
    await context.close();
  },
);

test.for([
  [390, 844],
  [320, 640],
] as const)(
  '[B-END-01, B-KIT-03] at %i×%i the field for the word is one row, on the bar at the foot',
  async ([width, height]) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addCookies([await server.visitorAt(5)]);
    const page = await context.newPage();
    await toTheChair(page);
    for (const choice of ['sit down', 'hear the five']) {
      await page.getByRole('button', { name: choice }).click();
      await page.getByRole('button', { name: choice }).waitFor({ state: 'detached' });
      const asOneRow = { isSeen: true, rows: 1, isOnFoot: true };
      await expect.poll(() => page.evaluate(fieldInSight), { message: choice }).toEqual(asOneRow);
    }
    await context.close();
  },
);

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
  // A failure prints the page, with the answer of the form.
  await expect.poll(() => page.locator('main').innerText(), { timeout: 30_000 }).toContain('The court sits.');
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
  // The table fills the window in place of the text until the reader clicks.
  const end = () =>
    page.evaluate(() => ({
      tableShare: document.querySelector('main > svg')!.getBoundingClientRect().width / innerWidth,
      opacity: getComputedStyle(document.querySelector('main h1')!.parentElement!).opacity,
    }));
  await expect.poll(async () => (await end()).tableShare).toBeGreaterThan(2);
  expect((await end()).opacity).toBe('0');
  await page.mouse.click(200, 10);
  await expect.poll(end).toEqual({ tableShare: expect.closeTo(1, 0) as number, opacity: '1' });
  // The letter is shown on the next page. B-KIT-02
  await page.getByRole('link', { name: 'Every page can be read again.' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.getByText(ending.letter.from, { exact: false }).first().waitFor();

  await page.goto(`${server.url}/kitchen`);
  await page.getByText('Six cups on the drainer', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'sixth chair' }).count()).toBe(1);
  await context.close();
});
