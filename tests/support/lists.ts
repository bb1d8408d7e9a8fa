import type { Page } from 'playwright-core';

/**
 * The lists that Safari's screen reader does not announce as lists: no item has a marker, and the list has no role. An
 * item has a marker if its display is `list-item` and its list style is not `none`. The empty string counts as a
 * marker. A list in a `nav` is announced. Left out are empty lists, lists that are not shown or hidden from assistive
 * technology, and the container of the notices, which shows one notice at a time. B-ENG-06.
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
