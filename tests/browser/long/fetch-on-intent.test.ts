import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NarrativeState } from '../../../contract/narrative.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { hiddenRoutes } from '../../../contract/routes.ts';
import { simulated } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/**
 * A visitor on /about, the first link on it to a hidden page, and a count of the requests for that page: "chunk" or
 * "story".
 */
async function openAbout({ savesData = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([await server.visitorAt(0)]);
  const page = await context.newPage();
  await page.addInitScript((saves) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
  }, savesData);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/about`);
  await simulated(page);
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const slug = hiddenRoutes.find((one) => hrefs.includes(`/${one}`));
  expect(slug).toBeDefined();
  const countOf = (kind: 'chunk' | 'story') =>
    requested
      .filter((path) => path === `/api/story/${slug}` || new RegExp(`/assets/${slug}-[^/]+\\.js$`).test(path))
      .filter((path) => path.startsWith('/api') === (kind === 'story')).length;
  return { context, page, slug, countOf, link: page.locator(`main a[href="/${slug}"]`).first() };
}

/** Number of stories that this visitor has read, from the visitor's own export. */
const storiesRead = async (page: Page): Promise<number> => {
  const answer = await page.request.get(`${server.url}/api/visitor/export`);
  const { tables } = (await answer.json()) as { tables: { story_visits?: unknown[] } };
  return tables.story_visits?.length ?? 0;
};

test.each(['hover', 'focus'] as const)(
  '[B-NAV-01] %s on a link fetches its page once, and it counts as read only when it is opened',
  async (intent) => {
    const { context, page, countOf, link } = await openAbout();
    await link[intent]();
    await expect.poll(() => [countOf('chunk'), countOf('story')]).toEqual([1, 1]);
    await page.mouse.move(0, 0);
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect([countOf('chunk'), countOf('story')]).toEqual([1, 1]);
    expect(await storiesRead(page)).toBe(0);

    await link.click();
    await page.locator('h1').first().waitFor();
    await expect.poll(() => storiesRead(page)).toBe(1);
    expect([countOf('chunk'), countOf('story')]).toEqual([1, 2]);
    await context.close();
  },
);

test('[B-NAV-01] with Save-Data nothing is fetched before a page is opened', async () => {
  const { context, page, countOf, link } = await openAbout({ savesData: true });
  await link.focus();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect([countOf('chunk'), countOf('story')]).toEqual([0, 0]);
  await link.click();
  await expect.poll(() => [countOf('chunk'), countOf('story')]).toEqual([1, 1]);
  await context.close();
});

test('[R-PRO-04] a find is noted with the page that shows it, also when that page and its story are there at once', async () => {
  const { context, page, slug, countOf, link } = await openAbout();
  await link.click();
  await expect.poll(() => storiesRead(page)).toBe(1);
  await page.goBack();
  // The first page of this story has no fragment at phase 0. From phase 1 on it has a fragment.
  await context.addCookies([await server.visitorAt(1)]);
  const profile = page.waitForResponse(`${server.url}${apiPaths.profile}`);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await profile;
  // The story was fetched ahead and read. It is fetched ahead again when the page knows the new phase.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return countOf('story');
    })
    .toBe(3);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { foundOn = {} } = JSON.parse(localStorage.getItem('narrative-state') ?? '{}') as NarrativeState;
        return Object.values(foundOn);
      }),
    )
    .toEqual([`/${slug}`]);
  await context.close();
});
