import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { apiPaths } from '#contract/paths.ts';
import { drawn, listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();
const patient = { timeout: 30_000 };

/** The middle of the first occurrence of a word in the page, CSS pixels of the window. */
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

const nothing = { 'rested-longest': [], 'rested-long': [], rested: [] };

/** The marked words of each highlight, in lower case. */
const marked = (page: Page) =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          [...(CSS.highlights.get(name) ?? [])].map((range) => String(range).toLowerCase()).toSorted(),
        ]),
      ),
    Object.keys(nothing),
  );

/**
 * Rests on a word with the pointer, repeatedly, until the word has a mark; with `mark`, until it has this mark. Waits
 * for the page first: the texts of a page that is not prerendered come after its frame.
 */
async function restOn(page: Page, word: string, mark?: keyof typeof nothing): Promise<void> {
  await drawn(page);
  const { x, y } = await placeOf(page, word);
  let moves = 0;
  const isMarked = async () => {
    const marks = await marked(page);
    if ((mark === undefined ? Object.values(marks).flat() : marks[mark]!).includes(word)) return true;
    // The overlay loads some seconds after the page, when the pointer moves. Earlier rests are not counted.
    await page.mouse.move(x + ((moves += 1) % 2), y);
    return false;
  };
  await expect.poll(isMarked, { ...patient, interval: 1500 }).toBe(true);
}

const wordsOn = async (page: Page) => Object.values(await marked(page)).flat();

/** Chooses an effects mode by key, and waits until the page has it. */
async function choose(page: Page, mode: 'full' | 'calm' | 'off'): Promise<void> {
  await page.getByRole('radio', { name: mode }).press('Space');
  await page.locator(`html[data-effects="${mode}"]`).waitFor();
}

/** Expects these marked words. A failure shows the beginning of the page too. */
async function expectWords(page: Page, words: readonly string[]): Promise<void> {
  const seen = async () => {
    const found = await wordsOn(page);
    return found.join() === words.join() ? found : [found, await page.locator('#page').innerText()];
  };
  await expect.poll(seen, patient).toEqual(words);
}

/**
 * /about in a new window. While text is selected, no other wording of the notice is tried (B-HOME-19). The reader stays
 * at phase 0: the batches do not arrive. On a slow machine the first batch would open phase 1, with another first line.
 */
async function about(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(server.url + apiPaths.track, (route) => route.abort());
  await page.goto(`${server.url}/about`);
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
  await listening(page);
  return page;
}

test('[B-OVL-09, B-OVL-11] a rested word is marked, the margin says so, and the order follows the times', async () => {
  const page = await about();
  const text = await page.locator('#page').textContent();
  await restOn(page, 'retired');
  expect(await marked(page)).toEqual({ ...nothing, 'rested-longest': ['retired'] });
  // The margin shows a note, beside the paragraph and the heading.
  const note = page.locator('.sidenote', { hasText: 'you stayed here' });
  await note.waitFor();
  const [at, word, heading] = await Promise.all([
    note.boundingBox(),
    placeOf(page, 'retired'),
    page.locator('h2', { hasText: 'Purpose' }).boundingBox(),
  ]);
  expect(Math.abs(at!.y + at!.height / 2 - word.y)).toBeLessThan(3);
  expect(at!.x + at!.width).toBeLessThan(word.x);
  expect(at!.x).toBeGreaterThan(heading!.x);
  // The times of all rests on a word are added up. The order follows the sums.
  await restOn(page, 'cases', 'rested-longest');
  expect(await marked(page)).toEqual({ ...nothing, 'rested-longest': ['cases'], 'rested-long': ['retired'] });
  await restOn(page, 'retired', 'rested-longest');
  expect(await marked(page)).toEqual({ ...nothing, 'rested-longest': ['retired'], 'rested-long': ['cases'] });
  expect(await page.locator('#page').textContent()).toBe(text);
  await page.close();
});

test('[B-OVL-09] rested words are marked on the next page too; not where nothing may disturb, not with effects off', async () => {
  const page = await about();
  await restOn(page, 'cases');

  await page.getByRole('link', { name: 'front hall', exact: true }).click();
  await page.waitForURL(`${server.url}/`);
  // The address changes before the page does, and the new page takes the focus.
  await page.locator('[data-part="first-line"]').waitFor();
  await drawn(page);
  await expectWords(page, ['cases']);

  await choose(page, 'off');
  await expect.poll(() => marked(page), patient).toEqual(nothing);
  await choose(page, 'calm');
  await expectWords(page, ['cases']);
  await choose(page, 'full');
  await expectWords(page, ['cases']);
  // Here the ends of the word's line have other wording for a while. The word is found again.
  const opening = page.locator(':has(> [data-part="first-line"])');
  await expect.poll(() => opening.innerText(), patient).toContain('Picked again while you looked');
  await expectWords(page, ['cases']);

  await page.clock.install();
  await page.locator('a[href="/privacy"]').first().click();
  await page.locator('h1', { hasText: 'Privacy' }).waitFor();
  expect(await page.locator('#page').textContent()).toContain('cases');
  await page.clock.runFor(5000);
  expect(await marked(page)).toEqual(nothing);
  await page.close();
});

test('[B-OVL-07, B-OVL-09] rested words are marked after a reload too, where a record is kept', async () => {
  const page = await about();
  await restOn(page, 'cases');
  // The rest on a word is counted in full once the pointer has left the word.
  await restOn(page, 'retired');
  await page.reload();
  await expect.poll(() => wordsOn(page), patient).toContain('cases');
  await page.close();
});

test('[B-OVL-09, B-KIT-01] rested words are not marked while the reader sits on the sixth chair', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/kitchen?path=6`);
  await listening(page);
  await restOn(page, 'statements');
  await page.getByRole('button', { name: 'sit down' }).press('Enter');
  await expect.poll(() => marked(page), patient).toEqual(nothing);
  await context.close();
});

test.each([
  ['that a press has brought under the pointer is no rest', false],
  ['is rested on once the pointer has moved there', true],
])('[B-OVL-07] a word %s', async (_, moves) => {
  const page = await about();
  await restOn(page, 'retired');
  // A control in place of which a word comes.
  await page.evaluate(() => {
    const place = 'position: fixed; left: 600px; top: 600px; z-index: 1; font-size: 60px; line-height: 1; margin: 0';
    const control = document.createElement('button');
    const word = document.createElement('p');
    for (const element of [control, word]) element.style.cssText = place;
    [control.textContent, word.textContent] = ['Press', 'Saltglaze'];
    control.addEventListener('click', () => control.replaceWith(word));
    document.querySelector('#page main')!.append(control);
  });
  await page.mouse.click(640, 630);
  await page.locator('p', { hasText: 'Saltglaze' }).waitFor();
  if (moves) await page.mouse.move(650, 630);
  // Longer than a rest and the time after which it is counted. There is no event for a rest that is not counted.
  await page.waitForTimeout(2000);
  await restOn(page, 'cases');
  expect((await wordsOn(page)).includes('saltglaze')).toBe(moves);
  await page.close();
});
