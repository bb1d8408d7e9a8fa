/** The named widths of src/ui/breakpoints.css, in rem of the browser's own font size. */
const breakpoints = { tight: 20, phone: 40, narrow: 62, medium: 76 } as const;

/** Ratio of the page's font size to the browser's: `font-size` of the root element (src/ui/base.css). */
const rootRatio = 1.0625;

/**
 * The breakpoints that apply because of the font size, and would not apply because of the width alone. `widthPx`: width
 * of the browser window; `remPx`: font size of the root element, px; `browserRemPx`: the browser's font size.
 */
export const reachedByText = (widthPx: number, remPx: number, browserRemPx: number): string =>
  Object.entries(breakpoints)
    .filter(([, rem]) => widthPx < (rem * remPx) / rootRatio && widthPx >= rem * browserRemPx)
    .map(([name]) => name)
    .join(' ');

/**
 * Sets `data-large-text` on the root element if a reader enlarges only the text of the page. The value is the names of
 * the breakpoints that `reachedByText` returns. tools/build/largeText.ts writes rules for these names. B-SET-01.
 *
 * @returns A function that stops the watch and removes the attribute.
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
  // The observer also calls `update` at once.
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
