import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endingTexts } from '../../../src/content/endingTexts.ts';
import { dimTexts, softEdges } from '../../support/axe.ts';
import { listening, settled, simulated, twoFrames } from '../../support/pageState.ts';
import { doubledText, textFaults } from '../../support/readerSettings.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** Tests touch, and settings on some pages. Settings on all pages: release/pages/reader-settings.test.ts. */
const browser = await sharedBrowser();
const server = sharedServer();

async function open(path: string, options: Parameters<typeof browser.newContext>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true, ...options });
  const page = await context.newPage();
  await page.goto(`${server.url}${path}?inspect&phase=5&seed=7`);
  await simulated(page);
  await page.locator('[data-drawer]').waitFor({ state: 'attached' });
  await settled(page);
  await page.addStyleTag({ content: 'aside[aria-label="Inspector"] { display: none !important }' });
  return page;
}

test('[B-SET-01] text that is enlarged in the page alone has the layout of a narrow window, as large text of the browser has', async () => {
  const page = await open('/routemap');
  expect(await page.locator('html').getAttribute('data-large-text')).toBeNull();
  await page.addStyleTag({ content: doubledText });
  await page.locator('html[data-large-text="narrow medium"]').waitFor();
  await twoFrames(page);
  expect(await textFaults(page)).toMatchObject({ overPx: 0, lost: [] });
  await page.context().close();
});

test('[B-SET-03] with forced colours one mode is marked, the sliders have a track, and the focus has an outline', async () => {
  const page = await open('/environment', { forcedColors: 'active' });
  const lineOf = (mode: string) =>
    page.getByRole('radio', { name: mode }).evaluate((input) => {
      const { borderBottomColor } = getComputedStyle(input.nextElementSibling!);
      return borderBottomColor;
    });
  const [chosen, calm, off] = [await lineOf('full'), await lineOf('calm'), await lineOf('off')];
  expect(calm).toBe(off);
  expect(chosen).not.toBe(calm);
  const tracks = await page
    .locator('#page input[type=range]')
    .evaluateAll((all) => all.map((input) => getComputedStyle(input).borderTopWidth));
  expect(new Set(tracks)).toEqual(new Set(['1px']));
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  await page.context().close();
});

test('[B-SET-04] who prefers more contrast has dim text at 7:1 and no soft edge', async () => {
  const own = await open('/kitchen', { contrast: 'more' });
  expect([await dimTexts(own), await softEdges(own)]).toEqual([[], []]);
  await own.emulateMedia({ contrast: 'no-preference' });
  expect((await dimTexts(own)).length).toBeGreaterThan(0);
  expect((await softEdges(own)).length).toBeGreaterThan(0);
  await own.context().close();

  const page = await open('/about', { contrast: 'more' });
  const token = (name: string) => page.evaluate((one) => getComputedStyle(document.body).getPropertyValue(one), name);
  expect(await token('--dim-on-paper')).toBe('#2b2a27');
  expect(await page.locator('[data-edge]').evaluate((edge) => edge.getBoundingClientRect().height)).toBe(0);
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await token('--dim-on-paper')).toBe('#5c5a54');
  await page.context().close();
});

/** Whether Poppler's tool is installed. It reads a PDF from standard input. */
const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

/** The letters and digits of a text. A PDF has its own spaces, hyphens and ligatures. */
const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

test.skipIf(!canReadPdf).for(['/behavioral', '/surveillance-truth'])(
  '[B-SET-05] every paragraph of %s is on paper (needs pdftotext)',
  async (path) => {
    const page = await open(path);
    const paragraphs = await page
      .locator('main p')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).innerText));
    const printed = spawnSync('pdftotext', ['-', '-'], { input: await page.pdf({ format: 'A4' }) }).stdout.toString();
    expect(paragraphs.length).toBeGreaterThan(1);
    const text = lettersOf(printed);
    // Compared in groups of three words. A paragraph may continue in the next column or on the next page, and two
    // groups may be lost there.
    const missing = paragraphs.filter((paragraph) => {
      const words = paragraph.split(/\s+/);
      const pieces = words.slice(2).map((_, index) => lettersOf(words.slice(index, index + 3).join('')));
      return pieces.filter((piece) => !text.includes(piece)).length > 2;
    });
    expect(missing).toEqual([]);
    await page.context().close();
  },
);

test('[B-SET-05] on paper /void has its lines, also those that a movement has sunk', async () => {
  const page = await open('/void', { reducedMotion: 'no-preference' });
  const lines = page.locator('[role=log] > div');
  await lines.first().waitFor({ state: 'attached', timeout: 30_000 });
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 260);
  const opacity = () => lines.first().evaluate((line) => getComputedStyle(line).opacity);
  await expect.poll(opacity).toBe('0');
  await page.emulateMedia({ media: 'print' });
  expect(await opacity()).toBe('1');
  await page.context().close();
});

test('[B-TCH-03] on a phone that lies, /conscious-thinking has one bar at the foot, and above 416 px two', async () => {
  const page = await open('/conscious-thinking', { viewport: { width: 844, height: 390 }, hasTouch: true });
  const bars = () =>
    page
      .locator('[data-drawer], #page *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'fixed').length);
  expect(await bars()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bars()).toBe(2);
  await page.context().close();
});

test('[B-TCH-03] 320 and 390 px wide, what is in the strip stands apart and can be pressed', async () => {
  for (const width of [390, 320]) {
    const page = await open('/kitchen', { viewport: { width, height: 700 }, hasTouch: true, isMobile: true });
    await page.locator('[data-secret-word=""]').waitFor();
    const boxes = await page
      .locator('.strip :is(a, button, label)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const sorted = boxes.toSorted((a, b) => a.left - b.left);
    expect(sorted).toHaveLength(6);
    sorted.forEach(({ left, right, width: wide, height }, index) => {
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
      expect(left).toBeGreaterThanOrEqual(index === 0 ? 0 : sorted[index - 1]!.right - 0.5);
      expect(right).toBeLessThanOrEqual(width);
    });
    expect(new Set(sorted.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);

    await page.locator('[data-secret-word=""] button').click();
    const inLine = page.locator('[data-secret-word="head"] :is(input, button)');
    await inLine.last().waitFor();
    const ends = await inLine.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends).toHaveLength(3);
    expect(Math.max(...ends), `the end of the open line, ${width} wide`).toBeLessThanOrEqual(width - 20);
    await page.context().close();
  }
});

test('[B-TCH-03] a field that is pressed is in sight in what a keyboard leaves of the window', async () => {
  const page = await open('/void-speak', { viewport: { width: 390, height: 420 }, hasTouch: true, isMobile: true });
  const isInSight = (label: string) =>
    page.getByLabel(label).evaluate((field) => {
      const { left, width, top, height } = field.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement === field && field.contains(middle);
    });
  await page.getByLabel('Say something into it').tap();
  await expect.poll(() => isInSight('Say something into it')).toBe(true);
  await page.getByRole('button', { name: 'say something' }).first().tap();
  await expect.poll(() => isInSight('A word for the court')).toBe(true);
  await page.context().close();
});

interface Form {
  readonly path: string;
  readonly label: string;
  /** The button that sends. On /checkout it is below both fields, so it is not expected in view. */
  readonly button: string | null;
  /** The objects to choose first. */
  readonly choices?: readonly string[];
}
const forms: readonly Form[] = [
  { path: '/kitchen', label: endingTexts.label, button: endingTexts.say, choices: ['sixth chair', 'sit down'] },
  { path: '/checkout', label: 'Designation', button: null },
  { path: '/checkout', label: 'Message', button: null },
  { path: '/void-speak', label: 'Say something into it', button: 'speak' },
];

test.for(forms)(
  '[B-TCH-03] $path, “$label”: above an on-screen keyboard the field that has the focus is in view, and the button that sends',
  async ({ path, label, button, choices = [] }, { expect }) => {
    // The height that is left on a phone of 390 x 844 px with the on-screen keyboard open.
    const context = await browser.newContext({ viewport: { width: 390, height: 430 }, hasTouch: true, isMobile: true });
    await context.addCookies([await server.visitorAt(5)]);
    const page = await context.newPage();
    await page.goto(server.url + path);
    await listening(page);
    await page.locator('[data-drawer]').waitFor({ state: 'attached' });
    for (const name of choices) await page.getByRole('button', { name }).first().tap();
    const field = page.getByRole('textbox', { name: label });
    await field.evaluate((element) => (element as HTMLElement).focus());
    await twoFrames(page);
    /** Whether the first 40 px of the element's height are drawn and not covered. */
    const isInSight = (element: Element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
      return top >= 0 && element.contains(at);
    };
    await expect.poll(() => field.evaluate(isInSight)).toBe(true);
    if (button !== null) {
      const sends = page.locator('main form').getByRole('button', { name: button, exact: true });
      expect(await sends.evaluate(isInSight)).toBe(true);
    }
    await context.close();
  },
);

test('[R-INF-03, B-TCH-03] on a phone the button of form 6 is at most a window below the last field, and the next stop of Tab', async () => {
  const page = await open('/checkout', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const message = page.getByRole('textbox', { name: 'Message' });
  const button = page.getByRole('button', { name: 'Pay $13 for one line' });
  const [field, pay] = [(await message.boundingBox())!, (await button.boundingBox())!];
  expect(pay.y + pay.height - (field.y + field.height)).toBeLessThanOrEqual(844);
  await message.focus();
  await page.keyboard.press('Tab');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test('[B-TRN-05] in a page that is translated into a script from right to left the full stop stands at the left', async () => {
  const page = await open('/about');
  /** Position of the full stop of an Arabic sentence: px to the right of the sentence's first letter. */
  const stopFromStart = () =>
    page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('main p')].find((one) => one.checkVisibility())!;
      // Like a browser's translation: the text is replaced, and the document keeps its direction.
      paragraph.innerHTML = '<font><font>مرحبا بكم.</font></font>';
      const text = paragraph.querySelector('font font')!.firstChild!;
      const placeOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return placeOf(text.textContent!.length - 1) - placeOf(0);
    });
  expect(await stopFromStart()).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.classList.add('translated-rtl'));
  expect(await stopFromStart()).toBeLessThan(-20);
  await page.context().close();
});

test('[B-TCH-02] a second finger does not take the letter of /digital-empathy from the first', async () => {
  const page = await open('/digital-empathy', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const letter = page.locator('article[data-hand]').first();
  const box = (await letter.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const y = Math.max(60, box.y + 40);
  const point = (id: number, x: number) => ({ id, x, y });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: ReturnType<typeof point>[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', point(1, 200));
  await send('touchMove', point(1, 170));
  await send('touchMove', point(1, 150));
  await expect.poll(() => letter.getAttribute('data-held')).not.toBeNull();
  await send('touchStart', point(1, 150), point(2, 300));
  // A finger that is missing in this list has been lifted.
  await send('touchMove', point(1, 150));
  await twoFrames(page);
  expect(await letter.getAttribute('data-held'), 'the first finger still holds it').not.toBeNull();
  await send('touchEnd');
  await expect.poll(() => letter.getAttribute('data-held')).toBeNull();
  await page.context().close();
});
