import { test } from 'vitest';
import { dimTexts, softEdges } from '../../../support/axe.ts';
import { pagePaths } from '../../../support/pages.ts';
import { settled, simulated, twoFrames } from '../../../support/pageState.ts';
import {
  lostShapes,
  printFaults,
  selectedSentences,
  setFontSize,
  type TextFaults,
  textFaults,
  textSpacing,
} from '../../../support/readerSettings.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** Every page, in one visit, under each setting that a reader can make outside the site. */
const browser = await sharedBrowser();
const server = sharedServer();

/** Sentences that a page contains several times. */
const saidAgain: Readonly<Record<string, readonly string[]>> = { '/checkout': ['A demonstration: no money moves.'] };

/** The word "stone" on /anchor is a drawing in large letters, partly under water: its faults do not count. */
const isDrawn = (text: string): boolean => text.includes('span “stone”');

async function open(path: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await context.addInitScript(() => localStorage.setItem('d5u-effects', '"off"'));
  const page = await context.newPage();
  await page.goto(`${server.url}${path}?inspect&phase=5&seed=7`);
  await simulated(page);
  await page.locator('[data-drawer]').waitFor({ state: 'attached' });
  await page.locator('[data-secret-word=""]').waitFor();
  await settled(page);
  await page.addStyleTag({ content: 'aside[aria-label="Inspector"] { display: none !important }' });
  return {
    context,
    page,
    async size(width: number, height: number) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
    },
  };
}

/** The faults that the setting has caused. Texts that are also cut or covered without the setting are left out. */
const since = (before: TextFaults, { overPx, lost, overlapping }: TextFaults): TextFaults => ({
  overPx: Math.max(0, overPx),
  lost: lost.filter((text) => !before.lost.includes(text) && !isDrawn(text)),
  overlapping: overlapping.filter((pair) => !before.overlapping.includes(pair) && !isDrawn(pair)),
});
const none: TextFaults = { overPx: 0, lost: [], overlapping: [] };

test.concurrent.for(pagePaths)(
  '[B-SET-01, B-SET-02, B-SET-05, B-SET-06] %s: large text, spaced text and a low window lose nothing, paper has dark text, and each sentence is copied once',
  async (path, { expect }) => {
    const { context, page, size } = await open(path);
    const wide = await textFaults(page);
    await size(390, 844);
    const narrow = await textFaults(page);
    expect.soft([wide.overPx, narrow.overPx], 'without a setting').toEqual([0, 0]);

    await setFontSize(page, 32);
    await size(391, 844);
    expect.soft(since(narrow, await textFaults(page)), 'text of 32 px, 391 px wide').toEqual(none);
    await size(1280, 800);
    expect.soft(since(wide, await textFaults(page)), 'text of 32 px, 1280 px wide').toEqual(none);
    await setFontSize(page, 16);

    const style = await page.addStyleTag({ content: textSpacing });
    await size(1281, 800);
    expect.soft(since(wide, await textFaults(page)), 'text spacing, 1281 px wide').toEqual(none);
    await size(390, 844);
    expect.soft(since(narrow, await textFaults(page)), 'text spacing, 390 px wide').toEqual(none);
    await style.evaluate((element) => (element as unknown as Element).remove());

    await size(320, 256);
    expect.soft(since(narrow, await textFaults(page)), '320 x 256').toEqual(none);
    const fixed = await page.locator('[data-drawer], #page *').evaluateAll((all) =>
      all
        .filter((element) => {
          const { position, pointerEvents } = getComputedStyle(element);
          return position === 'fixed' && pointerEvents !== 'none' && element.tagName !== 'CANVAS';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect.soft(fixed, 'fixed in a window of 320 x 256').toEqual([]);

    await size(1280, 800);
    const again = (await selectedSentences(page))
      .filter(([sentence, count]) => count > 1 && saidAgain[path]?.includes(sentence) !== true)
      .map(([sentence]) => sentence);
    expect.soft(again, 'sentences that are copied twice').toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await size(718, 1000);
    expect.soft(await printFaults(page), 'on paper').toEqual([]);
    const beside = page.locator('[data-drawer], .strip, [data-edge], [role=region][aria-label^="Notices"], canvas');
    expect.soft(await beside.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    await context.close();
  },
);

test.concurrent.for(pagePaths)(
  '[B-SET-03] %s: with forced colours every shape of a drawing is still seen',
  async (path, { expect }) => {
    const { context, page } = await open(path);
    expect(await lostShapes(page)).toEqual([]);
    await context.close();
  },
);

test.concurrent.for(pagePaths)(
  '[B-SET-04] %s: with more contrast each text has 7:1, large text 4.5:1, and no edge is soft',
  async (path, { expect }) => {
    const { context, page } = await open(path);
    await page.emulateMedia({ contrast: 'more' });
    await twoFrames(page);
    expect([await dimTexts(page), await softEdges(page)]).toEqual([[], []]);
    await context.close();
  },
);
