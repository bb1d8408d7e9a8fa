import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The notice on the page. */
export const slip = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');

/**
 * Position of the notice in the window: the number of lines of the page that it covers or cuts, whether it covers the
 * focused element, and whether a docked notice is a strip as wide as the window, on the drawer or below the head.
 */
const boxes = (page: Page) =>
  slip(page).evaluate((element) => {
    const list = element.closest('ol')!;
    const strip = list.getBoundingClientRect();
    const isDocked = list.dataset['place'] !== 'free';
    const words = document.createRange();
    const lines = [...document.querySelectorAll('#page *')]
      .filter((one) => one.closest('.visually-hidden') === null)
      .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .flatMap((one) => {
        words.selectNodeContents(one);
        return [...words.getClientRects()].filter(({ width }) => width > 1);
      });
    const isUnder = ({ left, top, right, bottom }: DOMRect) =>
      left < strip.right && strip.left < right && top < strip.bottom && strip.top < bottom;
    const edge = list.dataset['place'] === 'head' ? strip.bottom : strip.top;
    // A line of 40 px or more cannot be hidden as a whole, so a cut through it is not counted.
    const isCut = ({ top, bottom }: DOMRect) => top + 1 < edge && edge < bottom - 1 && bottom - top < 40;
    const focused = document.activeElement;
    const isOnPage = focused !== null && focused.closest('#page') !== null && focused.id !== 'page';
    const drawer = document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? innerHeight;
    return {
      lines: lines.filter((line) => (isDocked ? isCut(line) : isUnder(line))).length,
      isOverFocus: isOnPage && isUnder(focused.getBoundingClientRect()),
      isStrip: isDocked
        ? strip.left === 0 &&
          strip.right === document.documentElement.clientWidth &&
          (Math.abs(strip.bottom - drawer) < 2 || strip.top < 60)
        : null,
    };
  });

/**
 * Checks at the head, in the middle and at the foot of the page that its notice lies over no line and not over the
 * focus. The notice must be shown. B-NOTE-01.
 */
export async function liesOverNothing(page: Page): Promise<void> {
  // A notice with the focus does not expire.
  await page.keyboard.press('F8');
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((to) => scrollTo({ top: to * document.body.scrollHeight, behavior: 'instant' }), share);
    await expect.poll(() => boxes(page)).toMatchObject({ lines: 0, isOverFocus: false });
    expect((await boxes(page)).isStrip).not.toBe(false);
  }
  // Tab moves the focus through the page under the notice. The notice does not expire under the pointer.
  await slip(page).hover();
  await page.evaluate(() => document.querySelector<HTMLElement>('#page :is(a[href], button)')?.focus());
  await expect.poll(() => boxes(page)).toMatchObject({ isOverFocus: false });
}
