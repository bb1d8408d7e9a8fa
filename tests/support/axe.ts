import axe from 'axe-core';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations of WCAG 2.2 A and AA that axe-core finds, one line each, and of one best practice: all content is in a
 * landmark. `isStrict`: of all axe-core's best practices. `part`: a selector for the part of the page that is examined.
 * B-A11Y-01.
 */
export async function violations(page: Page, { isStrict = false, part = ':root' } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
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
