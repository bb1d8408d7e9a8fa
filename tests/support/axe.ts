import axe from 'axe-core';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

/**
 * The violations of WCAG 2.2 A and AA that axe-core finds, one line each, and of one best practice: all content is in a
 * landmark. `isStrict`: of all axe-core's best practices. `part`: a selector for the part of the page that is examined.
 * B-A11Y-01.
 */
export async function violations(page: Page, { isStrict = false, part = ':root' } = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ selector, tags }) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(selector, {
        resultTypes: ['violations'],
        ...(tags === null ? {} : { runOnly: tags, rules: { region: { enabled: true } } }),
      });
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`).join('; ')}`,
      );
    },
    { selector: part, tags: isStrict ? null : standard },
  );
}

/** The texts with a contrast below that of WCAG's AAA, 7:1 and for large text 4.5:1, one line each. B-SET-04. */
export async function dimTexts(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(':root', {
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
    });
    return found.violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  });
}

/** The elements with a mask that fades, by their class or tag name. Repeated masks are patterns. B-SET-04. */
export const softEdges = (page: Page): Promise<string[]> =>
  page.locator('#page *, [data-drawer] *').evaluateAll((all) =>
    all.flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((part) => {
          const { maskImage, content } = getComputedStyle(element, part);
          return (part === undefined || content !== 'none') && /(?<!repeating-)linear-gradient/.test(maskImage);
        })
        .map((part) => `${element.getAttribute('class') ?? element.tagName}${part ?? ''}`),
    ),
  );
