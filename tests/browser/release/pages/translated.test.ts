import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { routeAt } from '../../../../src/app/routes.ts';
import { titleOf } from '../../../../src/app/titles.ts';
import { archiveFiles } from '../../../../src/content/archiveFiles.ts';
import { transcriptTexts } from '../../../../src/content/transcriptTexts.ts';
import { actOnAll } from '../../../support/pageActs.ts';
import { isFault, pagePaths } from '../../../support/pages.ts';
import { drawn } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';
import { translated, translatedFirst, translatedNames } from '../../../support/translation.ts';

/** Pages that the browser translates. Nothing fails, every change is shown, and names stay as they are. */
const browser = await sharedBrowser();
const server = sharedServer();

/** Each visit opens every third page, one after another in one document, as for a reader whose browser translates. */
const visits = [0, 1, 2];
const fileNames = archiveFiles.map(({ name }) => name);

/** A page for a reader at phase 5 without the overlay, which is not under test, and the faults on it. */
async function openPage(): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  await context.addCookies([await server.visitorAt(5)]);
  // The overlay is replaced. A part that fails to load would be loaded again with the next page, in a new document.
  await context.route(/assets\/Overlay-[\w-]+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' }),
  );
  const page = await context.newPage();
  // A software renderer on a busy machine can take half a minute for a frame.
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  const note = (text: string) => faults.push(`${new URL(page.url()).pathname}: ${text.split('\n')[0]}`);
  page.on('console', (message) => {
    const text = message.text();
    // The visit refuses a record on /privacy and then requests a recovery phrase. The answer may arrive on the next
    // page.
    const isRefused = message.location().url.endsWith(apiPaths.recovery) || text.includes('phrase could not be made');
    if (isRefused && text.includes('400')) return;
    if (isFault(new URL(page.url()).pathname, message.type(), text)) note(text);
  });
  page.on('pageerror', ({ message }) => note(message));
  return { context, page, faults };
}

/** Waits until the page at `path` is shown and translated. The old page stays until then. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction((title) => document.title === title, titleOf(routeAt(path).slug), { polling: 100 });
  await drawn(page);
  await page.getByText(transcriptTexts.loading).waitFor({ state: 'detached' });
  await page.evaluate(() => window.translator.done());
}

/** Goes to a page of the site without a new document, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await arrived(page, path);
}

const stale = (page: Page, path: string): Promise<string[]> =>
  page.evaluate((at) => window.translator.stale().map((text) => `${at}: ${text}`), path);

test.for(visits)(
  '[B-TRN-01, B-TRN-02] visit %i: translated, every page and its controls work, show what is new and keep names as they are; so do panels, and Back',
  { timeout: 400_000 },
  async (visit, { expect }) => {
    const { context, page, faults } = await openPage();
    const paths = pagePaths.filter((_, at) => at % visits.length === visit);
    const [first = '/'] = paths;
    await page.goto(`${server.url}${first}`);
    await drawn(page);
    await translated(page);
    let acts = 0;
    for (const path of paths) {
      await goTo(page, path);
      acts += (await actOnAll(page, 'main')).length;
      await page.evaluate(async () => {
        scrollTo(0, document.body.scrollHeight);
        await window.translator.done();
      });
      faults.push(...(await stale(page, path)));
      faults.push(...(await translatedNames(page, fileNames)).map((name) => `${path} translates ${name}`));
      if ((await page.getByText('This sheet came apart').count()) > 0) faults.push(`${path} came apart`);
    }
    expect(acts).toBeGreaterThan(30);
    await page.goBack();
    await arrived(page, paths.at(-2) ?? '/');
    expect((await actOnAll(page, 'aside, [aria-label="Margin"]', 20)).length).toBeGreaterThan(5);
    faults.push(...(await stale(page, 'the panels')));
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('[B-TRN-01] a public page that is translated before its scripts come is taken over without an error', async () => {
  const { context, page, faults } = await openPage();
  await translatedFirst(page);
  await page.goto(`${server.url}/about`);
  await drawn(page);
  await page.evaluate(() => window.translator.done());
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('main font').count()).toBeGreaterThan(20);
  await page.getByRole('radio', { name: 'off' }).check();
  await page.locator('html[data-effects="off"]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('[B-TRN-03] a node that somebody else has removed costs one mount of the page; what the reader did stays', async () => {
  const { context, page, faults } = await openPage();
  await page.goto(`${server.url}/judgment`);
  await drawn(page);
  await page.evaluate(() => {
    const cloth = document.querySelector('main [data-covered] [data-place] > :last-child');
    if (cloth === null) throw new Error('There is no cloth.');
    cloth.remove();
    document.querySelector('main')?.setAttribute('data-first', '');
  });
  const vote = page.locator('[data-track^="vote:"]').first();
  await vote.click();
  await page.locator('main:not([data-first])').waitFor();
  await expect.poll(() => vote.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.getByText('This sheet came apart').count()).toBe(0);
  expect(faults.length).toBe(1);
  expect(faults[0]).toContain('NotFoundError');
  await context.close();
});

test.each([1000, 390])(
  '[B-TRN-04] at %i px a document from right to left keeps its texts inside the window, and the strip and the drawer work',
  async (width) => {
    const { context, page, faults } = await openPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.url);
    await drawn(page);
    await translated(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const path of ['/', '/about', '/kitchen', '/routemap', '/privacy', '/narrative']) {
      await goTo(page, path);
      const beyond = await page.evaluate(() => {
        const [left, right] = [document.documentElement.scrollWidth > innerWidth, innerWidth];
        const outside = [
          ...document.querySelectorAll<HTMLElement>('main h1, main p, main a, main button, aside :is(a, label)'),
        ]
          .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter((each) => each.closest('.visually-hidden, .skip-link, [aria-hidden="true"]') === null)
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.width > 1 && (box.left < -2 || box.right > right + 2);
          });
        return [...(left ? ['the page scrolls sideways'] : []), ...outside.map((each) => each.outerHTML.slice(0, 120))];
      });
      faults.push(...beyond.map((text) => `${path} ${width}: ${text}`));
    }
    const tab = page.locator('[aria-label="Margin"] button').first();
    await tab.click();
    await expect.poll(() => tab.getAttribute('aria-expanded')).toBe('true');
    expect(faults).toEqual([]);
    await context.close();
  },
);
