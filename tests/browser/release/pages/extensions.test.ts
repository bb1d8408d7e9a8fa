import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/**
 * Changes that known browser extensions make to a document. They run when the page is parsed, before its scripts. A
 * grammar checker adds attributes and elements around the page, a dark mode adds styles to it, and a word marker wraps
 * texts in `mark`.
 */
const extensions = {
  'a grammar checker': () => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.prepend(document.createElement('loom-container'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    for (const field of document.querySelectorAll('input, textarea')) field.setAttribute('data-gramm', 'false');
  },
  'a dark mode': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.head.prepend(document.createElement('style'));
    for (const drawn of document.querySelectorAll<SVGElement | HTMLElement>('svg, svg *, [style]')) {
      drawn.setAttribute('data-darkreader-inline-stroke', '');
      drawn.style.setProperty('--darkreader-inline-stroke', 'currentColor');
    }
  },
  'a marker of words': () => {
    for (const part of document.querySelectorAll('main p, main h1, main h2, main li, main a')) {
      const text = [...part.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent !== '');
      if (text === undefined) continue;
      const mark = document.createElement('mark');
      text.replaceWith(mark);
      mark.append(text);
    }
  },
} as const;

const textOf = (page: Page) => page.locator('main').evaluate((main) => (main as HTMLElement).innerText);

/** Opens a public page; `change` runs once it is parsed, before its modules. Returns the page and its errors. */
async function open(path: string, change?: () => void): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  if (change !== undefined)
    await page.addInitScript(`(() => {
      const change = ${change.toString()};
      document.addEventListener('readystatechange', () => document.readyState === 'interactive' && change());
    })()`);
  await page.goto(server.url + path);
  await hydrated(page);
  return { page, errors };
}

test.for(
  Object.entries(extensions).flatMap(([name, change]) =>
    ['/survival-analysis', '/conscious-thinking'].map((path) => [name, path, change] as const),
  ),
)('[B-TRN-06] with %s, %s has its text once, and its cards open', async ([, path, change]) => {
  const plain = await open(path);
  const expected = await textOf(plain.page);
  const { page, errors } = await open(path, change);
  expect(await textOf(page)).toBe(expected);
  const card = page.locator('main button[aria-expanded="false"]').first();
  const name = await card.innerText();
  await card.click();
  await expect
    .poll(() => page.getByRole('button', { name, exact: true }).first().getAttribute('aria-expanded'))
    .toBe('true');
  // A change of page unmounts everything that the extension has changed.
  await page.getByRole('link', { name: 'front hall' }).click();
  await page.getByText('Post-Anthropocentric AI').first().waitFor();
  expect(errors).toEqual([]);
  await Promise.all([page.context().close(), plain.page.context().close()]);
});
