import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Census } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { settled } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/**
 * The accessibility tree of each page, as a screen reader finds it, compared with a reviewed text in trees/. Read the
 * difference before you update a tree: `npx vitest run --project pages tests/browser/release/pages/trees.test.ts -u`.
 */
const browser = await sharedBrowser();
const server = sharedServer();

/** A Tuesday morning. No page has a text of its own for this time. */
const now = new Date('2026-03-17T10:00:00Z');
/** Longer texts are cut, so that a change after this point does not change the tree. */
const keptCharacters = 48;

/** Every page, and the page of an unknown address. */
const reviewed = [...publicRoutes, ...hiddenRoutes, 'no-such-sheet'];

const census: Census = {
  phases: [3, 2, 2, 1, 1, 1],
  total: 10,
  present: [1, 0, 0, 0, 0, 1],
  asker: { isCounted: true, isPresent: true },
};

/** The line that /human-cost shows on one day of the week, by the server's clock. */
const onThursdays = 'Today is a Thursday.';

/**
 * The tree with cut texts, without dates, which the simulation takes from the real clock, without the visitor's id, and
 * without the line of one weekday. Empty paragraphs are left out, because the live region of a part that loads later
 * may be missing.
 */
const asReviewed = (tree: string): string =>
  tree
    .split('\n')
    .filter((line) => !line.includes(onThursdays) && line.trim() !== '- paragraph')
    .map((line) => {
      const [, start = line, text = ''] = /^(\s*- (?:text|[a-z]+(?: \[[^\]]*\])*): )(.*)$/.exec(line) ?? [];
      const plain = text.replaceAll(/^"|"$/g, '');
      return start + (plain.length > keptCharacters ? `${plain.slice(0, keptCharacters).trimEnd()}…` : plain);
    })
    .join('\n')
    .replaceAll(/\d+ [A-Z][a-z]{2} \d\d:\d\d/g, '(date)')
    .replaceAll(/\b[\da-f]{32}\b/g, '(visitor)');

/** Replaces each number in the texts of an element by 0. */
const withoutFigures = (element: Locator) =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode as Text;
      text.data = text.data.replaceAll(/(?<![A-Za-z\d])\d+(?:[.:]\d+)*/g, '0');
    }
  });

/** For pages that show times of the visit: waits for texts that depend on the time, or removes their figures. */
const preparations: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async '/observatory'(page) {
    const now = page.getByText(/^now, .* awareness/);
    // Dispatched without a pointer. The inspector covers the button, and a rest on the button would count as attention.
    while ((await now.count()) === 0)
      await page.getByRole('button', { name: 'read again' }).first().dispatchEvent('click');
    await withoutFigures(page.locator('main'));
  },
  async '/temporal'(page) {
    // React renders the page again with each entry of the visit, so its own texts are replaced in a copy of the page.
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const copy = main.cloneNode(true) as HTMLElement;
      for (const own of copy.querySelectorAll('li p:has(time)')) own.remove();
      main.replaceWith(copy);
    });
    await withoutFigures(page.locator('main p').filter({ hasText: 'of your minutes' }));
  },
  async '/human-cost'(page) {
    // With effects off the page takes a choice at once. The button is disabled until the answer has loaded.
    await page.locator('button:enabled', { hasText: 'Next docket' }).waitFor();
  },
};

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(() => {
    localStorage.setItem('d5u-effects', '"off"');
    let state = 1;
    Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  });
  // Other tests share the server: they pay for a message, and they are counted as visitors.
  await page.route(server.url + apiPaths.homepageMessage, (route) => route.abort());
  await page.route(server.url + apiPaths.census, (route) => route.fulfill({ json: census }));
  await page.goto(`${server.url}${path}?inspect&phase=5&seed=7`);
  await page.locator('[data-drawer]').waitFor();
  await settled(page);
  return page;
}

test.concurrent.for(reviewed)('[B-EAR-07] the tree of %s is as it was reviewed', async (name, { expect }) => {
  const path = name === 'home' ? '/' : `/${name}`;
  const page = await open(path);
  await preparations[path]?.(page);
  const tree = asReviewed(await page.locator('#page').ariaSnapshot());
  await expect(`${tree}\n`).toMatchFileSnapshot(`trees/${name}.txt`);
  await page.context().close();
});

test('[B-EAR-07] the tree around the page is as it was reviewed', async () => {
  const page = await open('/about');
  await page.evaluate(() => {
    document.querySelector('#page')!.replaceChildren();
    document.querySelector('[aria-label="Inspector"]')!.remove();
  });
  await expect(`${asReviewed(await page.locator('body').ariaSnapshot())}\n`).toMatchFileSnapshot('trees/around.txt');
  await page.context().close();
});
