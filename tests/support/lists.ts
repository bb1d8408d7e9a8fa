import type { Page } from 'playwright-core';

/**
 * The lists that are none to Safari's screen reader: no item has a marker, and nothing says that it is a list. An item
 * has one if its display is `list-item` and its style is not `none`; the empty string counts. In a `nav` each list is
 * one. Left out are lists that are empty, not shown or hidden from a reader, and the place of the notices, of which one
 * stands at a time. B-ENG-06.
 */
export const unheardLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => list.childElementCount > 0 && list.checkVisibility() && !list.hasAttribute('role'))
      .filter((list) => list.closest('nav, [aria-hidden="true"], [aria-label^="Notices"]') === null)
      .filter((list) =>
        [...list.children].every((item) => {
          const { display, listStyleType, listStyleImage } = getComputedStyle(item);
          return !display.includes('list-item') || (listStyleType === 'none' && listStyleImage === 'none');
        }),
      )
      .map((list) => list.outerHTML.slice(0, 120)),
  );
