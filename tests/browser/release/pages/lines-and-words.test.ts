import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { settled } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** The lines that a page draws run beside its words and not through them. */
const browser = await sharedBrowser();
const server = sharedServer();

async function open(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  await settled(page);
  // The notices of new letters would cover the words, one after another.
  const notice = page.getByRole('button', { name: 'Dismiss this notice' });
  await notice.evaluate((button) => button.closest('ol')?.style.setProperty('display', 'none'));
  // The strip of tabs would cover words at the foot of the window.
  await page.locator('[data-drawer]').evaluate((drawer) => (drawer.style.display = 'none'));
  return page;
}

/** The texts of the elements that look different with and without the lines. */
async function crossed(page: Page, words: string, lines: string): Promise<readonly string[]> {
  const found: string[] = [];

  const hide = (isHidden: boolean) =>
    page.evaluate(
      ([selector, visibility]) => {
        for (const each of document.querySelectorAll<SVGElement>(selector)) each.style.visibility = visibility;
      },
      [lines, isHidden ? 'hidden' : ''] as const,
    );
  for (const element of await page.locator(words).all()) {
    if (!(await element.isVisible())) continue;
    const drawn = await element.screenshot();
    await hide(true);
    const bare = await element.screenshot();
    await hide(false);
    if (!drawn.equals(bare)) found.push(await element.innerText());
  }
  return found;
}

test('[R-RT-03] /observatory, 1440 wide: no line of the roll runs through words', async () => {
  const page = await open('/observatory', 1440);
  for (const name of ['awareness', 'stability', 'suspicion']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(`section[data-pen="${name}"] p`).last().waitFor();
  }
  await settled(page);
  // On a page that was entered half a minute ago, the line is in the middle of the notes.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>('main ol[aria-hidden] > li'))
      line.style.insetInlineStart = '20%';
  });
  expect(
    await crossed(page, 'section[data-pen] h2 button, section[data-pen] > div p', 'main ol[aria-hidden] > li'),
  ).toEqual([]);
});

test.each([1440, 390])(
  '[R-RT-03] /fragments, %i wide: the thread passes behind the words of the cards',
  async (width) => {
    const page = await open('/fragments', width);
    await page.evaluate(() => {
      const names = [
        'ruler',
        'at-the-line',
        'bird-bath',
        'pencil',
        'plate',
        'copy',
        'round-in',
        'drawer',
        'went',
        'tray',
      ];
      const found = names.map((name) => `memory:${name}`);
      const narrative = JSON.parse(localStorage.getItem('narrative-state') ?? '{}') as Record<string, unknown>;
      const empty = { collaborationHistory: [], suspicionEvents: [], phaseTransitions: [], personalizedNotes: [] };
      const state = { ...empty, ...narrative, discoveredFragments: found, investigationPath: found };
      localStorage.setItem('narrative-state', JSON.stringify(state));
    });
    await page.reload();
    await settled(page);
    await page.getByText(/^The thread crosses itself/).waitFor();
    // Each card has words.
    expect(await page.locator('button[data-type] > span').count()).toBeGreaterThan(29);
    expect(await crossed(page, 'button[data-type] > span', 'main svg[aria-hidden] path')).toEqual([]);
  },
);
