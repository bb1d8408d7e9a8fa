import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { eggPlacementScript } from '../../../support/eggPlacement.ts';
import { randomAt } from '../../../../src/ui/random.ts';
import { pagePaths } from '../../../support/pages.ts';
import { settled, twoFrames } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** The places of eggs on every page: never over text or a control. */
const browser = await sharedBrowser();
const server = sharedServer();
const script = await eggPlacementScript();

/**
 * Finds places for a number of eggs on the page as it is now. Returns the words and controls that the eggs would cover.
 * The check does not use the site's own code.
 */
const placeEggs = (page: Page, seed: number, count: number): Promise<readonly string[]> =>
  page.evaluate(
    ({ seed, count }) => {
      const { FreeSpace, obstaclesOnPage, restingPosition, sweptArea } = window.eggPlacement;
      let state = seed;
      const random = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      const words: { rect: DOMRect; text: string }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest('.visually-hidden, script, style, noscript') !== null) continue;
        if (getComputedStyle(parent).visibility !== 'visible') continue;
        for (const { index, 0: text } of (node as Text).data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          // A word may be broken over two lines.
          for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) words.push({ rect, text });
        }
      }
      const space = new FreeSpace(obstaclesOnPage(null), innerWidth, innerHeight);
      const covered: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const wanted = restingPosition({ x: random() * 100, y: random() * 100 }, innerWidth, innerHeight);
        const place = space.placeFor(wanted, []);
        if (place === null) continue;
        const { left, top, right, bottom } = sweptArea(place, place.reach, place.scale);
        for (const { rect, text } of words) {
          if (rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom)
            covered.push(`word ${text}`);
        }
        // Tested two pixels inside the area: one because the browser works with whole pixels, one for controls that are
        // rotated. The area has 4 px of space around the tag.
        for (let across = 0; across <= 8; across += 1) {
          for (let down = 0; down <= 8; down += 1) {
            const x = left + 2 + ((right - left - 4) * across) / 8;
            const y = top + 2 + ((bottom - top - 4) * down) / 8;
            const control = document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea, label');
            if (control != null) covered.push(`control ${control.textContent}`);
          }
        }
      }
      return [...new Set(covered)];
    },
    { seed, count },
  );

test('[B-EGG-02] on a phone an egg finds a place in at least nine of ten checks, on ten pages', async ({ expect }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const paths = [
    '/',
    '/about',
    '/survival-analysis',
    '/conscious-thinking',
    '/experience-d5u',
    '/routemap',
    '/kitchen',
    '/vega',
    '/judgment',
    '/narrative',
  ];
  let found = 0;
  for (const [index, path] of paths.entries()) {
    const page = await context.newPage();
    await page.goto(`${server.url}${path}?inspect&phase=1`);
    await settled(page);
    await page.evaluate(`${script}; window.eggPlacement = eggPlacement`);
    for (let check = 0; check < 20; check += 1) {
      await page.evaluate(
        (share) => scrollTo({ top: share * (document.body.scrollHeight - innerHeight), behavior: 'instant' }),
        randomAt(index, check, 0),
      );
      await twoFrames(page);
      found += await page.evaluate(
        (position) => {
          const { FreeSpace, obstaclesOnPage, restingPosition } = window.eggPlacement;
          const space = new FreeSpace(obstaclesOnPage(null), innerWidth, innerHeight);
          return Number(space.placeFor(restingPosition(position, innerWidth, innerHeight), []) !== null);
        },
        { x: randomAt(index, check, 1) * 100, y: randomAt(index, check, 2) * 100 },
      );
    }
    await page.close();
  }
  expect(found).toBeGreaterThanOrEqual(180);
  await context.close();
});

describe.for([1440, 390])('%i wide', (width) => {
  test.concurrent.for(pagePaths.map((path, index) => [path, index] as const))(
    '[B-EGG-01] on %s none of 200 tags covers text or a control',
    async ([path, index], { expect }) => {
      const context = await browser.newContext({ viewport: { width, height: width > 600 ? 900 : 844 } });
      const page = await context.newPage();
      await page.goto(`${server.url}${path}?inspect&phase=${index % 2 === 0 ? 5 : 1}`);
      await settled(page);
      // Evaluated, because the Content-Security-Policy refuses an added script tag.
      await page.evaluate(`${script}; window.eggPlacement = eggPlacement`);
      for (let part = 0; part < 4; part += 1) {
        await page.evaluate(
          (share) => scrollTo({ top: share * (document.body.scrollHeight - innerHeight), behavior: 'instant' }),
          part / 3,
        );
        await twoFrames(page);
        expect(await placeEggs(page, index * 4 + part, 50)).toEqual([]);
      }
      await context.close();
    },
  );
});
