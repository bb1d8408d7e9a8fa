/** The named widths of src/ui/breakpoints.css, in the browser's own size of text. */
const breakpoints = { tight: 20, phone: 40, narrow: 62, medium: 76 } as const;

/** The size of the page's text in that of the browser: `font-size` of the root element (src/ui/base.css). */
const rootRatio = 1.0625;

/**
 * The breakpoints that a window reaches with its text and not with its width. `remPx`: the root's size of text, in px;
 * `browserRemPx`: the browser's.
 */
export const reachedByText = (widthPx: number, remPx: number, browserRemPx: number): string =>
  Object.entries(breakpoints)
    .filter(([, rem]) => widthPx < (rem * remPx) / rootRatio && widthPx >= rem * browserRemPx)
    .map(([name]) => name)
    .join(' ');

/**
 * Sets `data-large-text` on the root element if a reader enlarges only the text of the page: the names of the
 * breakpoints that the text reaches. tools/build/largeText.ts writes rules for them. B-SET-01.
 *
 * @returns Ends it.
 */
export function watchLargeText(): () => void {
  const root = document.documentElement;
  const probe = (unit: 'rem' | 'em'): HTMLElement => {
    const element = document.createElement('div');
    element.style.cssText = `position: absolute; visibility: hidden; width: 10${unit}; font-size: medium`;
    return document.body.appendChild(element);
  };
  const [page, browser] = [probe('rem'), probe('em')];
  const update = () => {
    const names = reachedByText(innerWidth, page.offsetWidth / 10, browser.offsetWidth / 10);
    if (names === '') delete root.dataset['largeText'];
    else if (root.dataset['largeText'] !== names) root.dataset['largeText'] = names;
  };
  // It also calls at once.
  const observer = new ResizeObserver(update);
  observer.observe(page);
  observer.observe(browser);
  addEventListener('resize', update);
  return () => {
    observer.disconnect();
    removeEventListener('resize', update);
    page.remove();
    browser.remove();
    delete root.dataset['largeText'];
  };
}
