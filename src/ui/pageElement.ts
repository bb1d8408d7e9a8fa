/** The element with the page's own content, without elements above it such as panels. */
export const pageElement = (): Element =>
  document.querySelector('#page main') ?? document.querySelector('#page') ?? document.body;

/**
 * The element of the page at a point of the window, CSS pixels; the page itself where there is none. A page can have
 * several grounds, such as the paper and the slate of Home.
 */
export function pageElementAt({ x, y }: { readonly x: number; readonly y: number }): Element {
  const page = pageElement();
  // jsdom has no layout.
  return document.elementsFromPoint?.(x, y).find((element) => page.contains(element)) ?? page;
}
