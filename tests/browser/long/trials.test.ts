import { expect, test } from 'vitest';
import { simulated, twoFrames } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Time for six trials, s. */
const seconds = 80;

/**
 * The text under trial, the index of its paragraph with the text before the trial, the words of the paragraph on other
 * lines with their positions, CSS pixels, and the number of lines of the trial; null between trials.
 */
function underTrial() {
  const place = document.querySelector('[data-trial]');
  const paragraph = place?.closest('p');
  if (place == null || paragraph == null) return null;
  const own = place.getBoundingClientRect();
  const words: string[] = [];
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    for (const { 0: word, index } of (node as Text).data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, top, bottom } = range.getBoundingClientRect();
      const isOnLine = (top + bottom) / 2 > own.top && (top + bottom) / 2 < own.bottom;
      if (!isOnLine) words.push(`${word} ${left.toFixed()} ${top.toFixed()}`);
    }
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEndBefore(place);
  const at = `${[...document.querySelectorAll('p')].indexOf(paragraph)}: ${before.toString()}`;
  return { text: place.textContent, at, words, lines: place.getClientRects().length };
}

type Trial = NonNullable<ReturnType<typeof underTrial>>;

test.each([
  [1440, 900],
  [768, 1024],
  [390, 844],
])('[B-HOME-19] a wording that is tried moves no word of another line, %i×%i', async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${server.url}/about`);
  await simulated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('heading', { name: 'Procedure' }).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const pairs: (readonly [Trial, Trial])[] = [];
  let last: Trial | null = null;
  for (let step = 0; step < seconds * 2 && pairs.length < 4; step += 1) {
    await page.clock.runFor(500);
    const now: Trial | null = await page.evaluate(underTrial);
    if (now !== null && last !== null && now.at === last.at && now.text !== last.text) pairs.push([last, now]);
    last = now;
  }
  expect(pairs.length).toBeGreaterThan(2);
  for (const [before, after] of pairs) {
    expect(after.words).toEqual(before.words);
    expect([before.lines, after.lines]).toEqual([1, 1]);
  }
  await context.close();
});

test('[B-HOME-19, B-OVL-11] the reason of a trial makes no page scroll sideways where the window becomes narrower', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${server.url}/about`);
  await simulated(page);
  const note = page.locator('.sidenote[data-kind="tried"]');
  for (let step = 0; step < 50 && (await note.count()) === 0; step += 1) await page.clock.runFor(500);
  const box = await note.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(390);
  await page.setViewportSize({ width: 390, height: 844 });
  await twoFrames(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await context.close();
});
