import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** The cards as drawn: their tabs, and their meaning without colours. */
const browser = await sharedBrowser();
const server = sharedServer();

async function pageAt(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: width > 600 ? 900 : 844 } });
  await page.goto(`${server.url}${path}`);
  await settled(page);
  return page;
}

describe.for([1440, 390, 320])('%i wide', (width) => {
  test('[R-SA-07] a tab stands in the quarter of its level, and shows its whole word', async () => {
    const page = await pageAt('/survival-analysis', width);
    const tabs = await page.locator('article:has([data-part=tab])').evaluateAll((cards) =>
      cards.map((card) => {
        const tab = card.querySelector('[data-part=tab]')!;
        const [edge, box] = [card.getBoundingClientRect(), tab.getBoundingClientRect()];
        const word = document.createRange();
        word.selectNode(tab.lastChild!);
        const { left, right } = word.getBoundingClientRect();
        const quarter = ((box.left + box.right) / 2 - edge.left) / (edge.width / 4);
        const isWhole = left >= box.left && right <= box.right;
        return [Math.ceil(quarter), Number((card as HTMLElement).dataset['at']) + 1, isWhole];
      }),
    );
    expect(tabs).toEqual([4, 4, 3, 3, 2, 2, 1, 1].map((level) => [level, level, true]));
    await page.close();
  });

  test('[R-LAND-09] each tab of a drawer stands further right, and a press on each opens its card', async () => {
    const page = await pageAt('/', width);
    const cards = page.locator('section[aria-labelledby=architecture] article');
    expect(await cards.count()).toBe(4);
    const edges: (readonly [left: number, right: number])[] = [];
    for (let index = 0; index < 4; index += 1) {
      const card = cards.nth(index);
      const part = card.locator('[data-part=tab]');
      await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const tab = (await part.boundingBox())!;
      edges.push([tab.x, tab.x + tab.width]);
      await page.mouse.click(tab.x + tab.width / 2, tab.y + tab.height / 2);
      await expect.poll(() => card.getAttribute('data-open')).toBe('true');
      expect(await page.locator('section[aria-labelledby=architecture] article[data-open=true]').count()).toBe(1);
    }
    const steps = edges.slice(1).map(([left], index) => left - edges[index]![width > 992 ? 1 : 0]);
    // In a wide window the tabs are side by side. In a narrow window each tab begins further right than the one before.
    expect(steps.every((step) => (width > 992 ? Math.abs(step) <= 6 : step > 8))).toBe(true);
    await page.close();
  });
});
