import type { Page } from 'playwright-core';

/** Least width and height of a target, CSS px (WCAG 2.5.8). */
const leastPx = 24;

/**
 * The controls of a page that are too small as targets, by name and size. A link within a line of text may be as high
 * as the line. The label of a field and an invisible area around a control belong to the target.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInline = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      // The element has text beside it. That text may be in an inline span.
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) =>
          (node instanceof Text || (node instanceof HTMLSpanElement && getComputedStyle(node).display === 'inline')) &&
          node.textContent?.trim() !== '',
      );
    };
    const areaOf = (element: Element): DOMRect => {
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
      const box = element.getBoundingClientRect();
      if (label == null) return box;
      const around = label.getBoundingClientRect();
      return around.width * around.height > box.width * box.height ? around : box;
    };
    const hasArea = (element: Element) =>
      ['::before', '::after'].some((part) => {
        const { content, position } = getComputedStyle(element, part);
        return content !== 'none' && position === 'absolute';
      });
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.closest('[aria-label="Inspector"], .visually-hidden, .skip-link') === null)
      .filter((element) => !isInline(element) && !hasArea(element))
      .map(
        (element) => ({ element, ...areaOf(element).toJSON() }) as { element: Element; width: number; height: number },
      )
      .filter(({ width, height }) => width > 1 && (width < least - 0.5 || height < least - 0.5))
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return `${element.localName} “${name.slice(0, 40)}” ${width.toFixed(0)} × ${height.toFixed(0)}`;
      });
  }, leastPx);
