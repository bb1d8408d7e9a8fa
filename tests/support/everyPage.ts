import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { hiddenRoutes } from '../../contract/routes.ts';
import type { Phase } from '../../contract/visitor.ts';
import { violations } from './axe.ts';
import { unheardLists } from './lists.ts';
import { isFault } from './pages.ts';
import { settled, twoFrames } from './pageState.ts';
import { sharedBrowser, sharedServer } from './shared.ts';
import { smallTargets } from './smallTargets.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Runs in a page before its scripts. Notes each new background until the page has a heading. */
const noteGrounds = (): void => {
  const grounds: string[] = [];
  Object.assign(globalThis, { grounds });
  const note = (): void => {
    const { backgroundColor, backgroundImage } = getComputedStyle(document.body);
    const ground = `${backgroundColor}, ${backgroundImage}`;
    if (grounds.at(-1) !== ground) grounds.push(ground);
    if (document.querySelector('#page h1') === null) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

/** Opens a page at 1440 px and collects its console errors and warnings. */
async function open(path: string, phase: Phase) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: null });
  await context.addInitScript(noteGrounds);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (isFault(path, message.type(), message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${server.url}${path}?inspect&phase=${phase}`);
  await settled(page);
  return { context, page, said };
}

/** The texts that the link to Home covers: those within its box, as drawn. */
const coveredByHall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hall = document.querySelector('[data-hall]')?.getBoundingClientRect() ?? new DOMRect();
    const covered: string[] =
      hall.width < 24 || hall.left < 0 || hall.right > innerWidth ? ['the link is cut off'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('[data-hall], .visually-hidden, .skip-link') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // The line box begins a fifth of the font size above the glyphs.
      const air = Number.parseFloat(getComputedStyle(element).fontSize) / 5;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCovered = Array.from(range.getClientRects()).some(
        ({ left, right, top, bottom, width, height }) =>
          // A text of one pixel is visually hidden. The words of the link are in the middle of its box.
          width > 1 &&
          height > 1 &&
          left < hall.right &&
          right > hall.left &&
          top + air < hall.bottom - 10 &&
          bottom > hall.top + 10,
      );
      if (isCovered) covered.push(node.textContent?.trim() ?? '');
    }
    return covered.filter((text) => text !== '');
  });

/** Tests of these pages, one visit each at this phase: axe, no console errors, no overflow, a free link to Home. */
export const testEveryPage = (phase: Phase, paths: readonly string[]) =>
  describe(`at phase ${phase}`, () => {
    // Run concurrently, because most of a visit is waiting.
    test.concurrent.for(paths)(
      '[B-A11Y-01, B-EAR-09, B-ENG-06, B-HOME-06, B-LOAD-06] %s has one ground, no violation, a quiet console, no overflow, targets of 24 px, heard lists, a free way to the hall',
      async (path, { expect }) => {
        const { context, page, said } = await open(path, phase);
        const grounds = await page.evaluate(() => (globalThis as unknown as { grounds: string[] }).grounds);
        const isHidden = hiddenRoutes.some((slug) => path === `/${slug}`);
        expect(grounds.length > 1 && isHidden, `grounds from the first frame on: ${grounds.join('; ')}`).toBe(false);
        for (const width of [1440, 820, 390, 360, 320]) {
          await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
          await twoFrames(page);
          // Both widths in both phases: release/pages/axe. While a line fades in, its contrast is too low.
          if (width === (phase === 0 ? 1440 : 390))
            await expect.poll(() => violations(page), { message: `${width} wide` }).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (width === 1440 || width === 390) {
            expect(await smallTargets(page), `${width} wide`).toEqual([]);
            expect(await unheardLists(page), `${width} wide`).toEqual([]);
          }
          expect(overflow, `px beyond the right edge, ${width} wide`).toBeLessThanOrEqual(0);
          if (path === '/' || (width !== 1440 && width !== 320)) continue;
          expect(await coveredByHall(page), `texts under the link to the hall, ${width} wide`).toEqual([]);
          expect(await page.locator('[data-hall]').getAttribute('href')).toBe('/');
        }
        expect(said).toEqual([]);
        await context.close();
      },
    );
  });
