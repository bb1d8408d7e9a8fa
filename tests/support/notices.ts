import type { Page } from 'playwright-core';

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

/** Places at which a notice is checked: shares of the height of the page. */
export const checkedShares = [0, 0.5, 1] as const;

/** What the notice lies over with the page scrolled to this share of its height. B-NOTE-01. */
export async function underNotice(page: Page, share: number) {
  await page.evaluate((to) => scrollTo({ top: to * document.body.scrollHeight, behavior: 'instant' }), share);
  const { lines, isOverFocus, isStrip } = await boxes(page);
  return { lines, isOverFocus, isOutOfPlace: isStrip === false };
}

/** The result of `underNotice` for a notice that lies over nothing. */
export const nothing: Awaited<ReturnType<typeof underNotice>> = { lines: 0, isOverFocus: false, isOutOfPlace: false };

/** Whether the notice lies over the first control of the page, which gets the focus. */
export async function isOverFocus(page: Page): Promise<boolean> {
  // The notice does not expire under the pointer.
  await slip(page).hover();
  await page.evaluate(() => document.querySelector<HTMLElement>('#page :is(a[href], button)')?.focus());
  return (await boxes(page)).isOverFocus;
}

/** Whether the notice still lies over a passage of the page that was under it and has just got the focus. */
export async function isOverPassage(page: Page): Promise<boolean> {
  await slip(page).hover();
  const strip = await slip(page).evaluate(
    (element) => element.closest('ol')!.getBoundingClientRect().toJSON() as DOMRect,
  );
  await page.locator('#page p').evaluateAll((all, { top, bottom }) => {
    const under = all.find((one) => {
      const box = one.getBoundingClientRect();
      return box.height > 0 && box.top < bottom && top < box.bottom;
    }) as HTMLElement;
    under.tabIndex = -1;
    under.focus({ preventScroll: true });
  }, strip);
  return (await boxes(page)).isOverFocus;
}
