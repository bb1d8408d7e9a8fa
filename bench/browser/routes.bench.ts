/** Does a visit to every page leak memory? Compares Home after the second tour with Home after the first. */
import type { Page } from 'playwright-core';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { titleOf } from '../../src/app/titles.ts';
import type { Figure } from '../Figure.ts';
import { type Heap, readHeap } from './harness/heap.ts';
import { openPage } from './harness/openPage.ts';
import { withSite } from './harness/withSite.ts';

/** Every page, and a path that does not exist. Ends at Home, where the heap is read. */
const tour: readonly string[] = [...publicRoutes.slice(1), ...hiddenRoutes, 'not-found', 'home'];

/**
 * Navigates to a page without reloading the document, like the browser's back button. Waits for the title of the page,
 * which is set when the page is shown and is never the title of the page before. Then waits until no loading fallback
 * is left.
 */
async function goTo(page: Page, slug: string): Promise<void> {
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    slug === 'home' ? '/' : `/${slug}`,
  );
  await page
    .waitForFunction((title) => {
      const page = document.querySelector('#page');
      const isLoading = page?.querySelector('[aria-busy="true"]') !== null || page.textContent.includes('Loading...');
      return document.title === title && !isLoading;
    }, titleOf(slug))
    .catch(async (cause: unknown) => {
      throw new Error(`${slug} did not come: the title is "${await page.title()}".`, { cause });
    });
}

export const measure = (): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const { page, cdp, close } = await openPage(browser);
    await page.goto(server.url);
    await page.waitForLoadState('networkidle');
    const heaps: Heap[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const slug of tour) await goTo(page, slug);
      heaps.push(await readHeap(cdp));
    }
    const attached = await page.evaluate(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
      let count = 1;
      while (walker.nextNode() !== null) count += 1;
      return count;
    });
    await close();
    const [first, second] = heaps as [Heap, Heap];
    return [
      {
        name: 'heap that the second tour adds',
        value: second.megabytes - first.megabytes,
        unit: 'MB',
        budget: { of: 'value', most: 2, reason: 'a visit of hours must not slow the page down' },
      },
      {
        name: 'nodes alive after the second tour',
        value: second.nodes,
        unit: '',
        reference: { name: 'in the document', value: attached },
      },
    ];
  });
