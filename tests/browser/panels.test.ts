import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PersonalizationFeedback } from '#contract/api/visitor.ts';
import type { Phase } from '#contract/visitor.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The margin and its notices on the built site, with a real server and a real worker. */
let browser: Browser;
let server: TestServer;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens a page as a visitor of this phase; `said` is what the console should not have said. */
async function enter(
  phase: Phase,
  path = '/about',
  width = 1440,
  calm = true,
): Promise<{ page: Page; said: string[] }> {
  context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  await context.addCookies([await server.visitorAt(phase)]);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(server.url + path);
  return { page, said };
}

const margin = (page: Page) => page.getByRole('complementary', { name: 'Margin' });
const tab = (page: Page, name: RegExp) => margin(page).getByRole('button', { name });
const slip = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
const requestsTo = (page: Page, path: string) => {
  const found: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) found.push(request.postData());
  });
  return found;
};
const slowly = { timeout: 20_000 };

describe('the margin', () => {
  test('[R-PRO-06, R-REC-01] at phase 1 letters alone, and no recommendation is asked for', async () => {
    const { page } = await enter(1, '/dead-end');
    const asked = requestsTo(page, '/api/visitor/recommendations');
    await page.goto(`${server.url}/about`);
    await expect.poll(() => margin(page).getByRole('button').allInnerTexts(), slowly).toEqual(['letters 1']);
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
  });

  test('[R-REC-01, R-REC-06, R-REC-07, R-CARD-03] at phase 2 the worker ranks three; seen and clicked are sent once', async () => {
    const { page } = await enter(2);
    const feedback = requestsTo(page, '/api/visitor/personalization-feedback');
    const answers = () => feedback.map((body) => JSON.parse(body ?? '') as PersonalizationFeedback);
    await tab(page, /recommended/).click(slowly);
    const entries = margin(page).getByRole('heading', { level: 2 });
    await expect.poll(() => entries.count(), slowly).toBe(3);
    await expect.poll(() => feedback.length, slowly).toBe(3);
    for (const { userResponse, effectiveness, dwellTime } of answers()) {
      expect([userResponse, effectiveness]).toEqual(['viewed', 0.5]);
      expect(dwellTime).toBeGreaterThanOrEqual(1000);
      expect(dwellTime).toBeLessThan(5000);
    }
    const link = entries.first().getByRole('link');
    const url = await link.getAttribute('href');
    const reply = page.waitForResponse((r) => r.url().endsWith('/personalization-feedback'));
    await link.click();
    expect((await reply).status()).toBe(200);
    expect(answers().at(-1)).toMatchObject({ contentId: url, userResponse: 'clicked', effectiveness: 1 });
    expect(new URL(page.url()).pathname).toBe(url);
    expect(await margin(page).getByRole('region').count()).toBe(0);
  });

  test('[R-REC-07] on a phone only what is scrolled into view is seen', async () => {
    const { page } = await enter(2, '/about', 390);
    await page.setViewportSize({ width: 390, height: 480 });
    const feedback = requestsTo(page, '/api/visitor/personalization-feedback');
    await tab(page, /recommended/).click(slowly);
    await expect.poll(() => feedback.length, slowly).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(feedback.length).toBeLessThan(3);
    for (const item of await margin(page).getByRole('region').getByRole('listitem').all()) {
      await item.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(1300);
    }
    await expect.poll(() => feedback.length, slowly).toBe(3);
  });

  test.for(['/data-corruption', '/blinking-eyes', '/ascii-void', '/signal-intercept'])(
    '[R-RT-07] %s shows neither analysis nor recommendations at phase 5',
    async (path) => {
      const { page } = await enter(5, path);
      await expect.poll(() => margin(page).getByRole('button').allInnerTexts(), slowly).toEqual(['letters 5']);
    },
  );

  test.for([1440, 390])(
    '[B-A11Y-04] at %i px the foot of the page is above the strip, closed and open',
    async (width) => {
      const { page } = await enter(2, '/about', width);
      await tab(page, /analysis/).waitFor(slowly);
      const isClear = () =>
        page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
          const last = [...document.querySelectorAll('main *')].reduce(
            (lowest, element) => Math.max(lowest, element.getBoundingClientRect().bottom),
            0,
          );
          return last <= (document.querySelector('[data-margin]')?.getBoundingClientRect().top ?? 0) + 1;
        });
      await expect.poll(isClear).toBe(true);
      await tab(page, /analysis/).click();
      await expect.poll(isClear).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  test('[B-A11Y-04] by keyboard alone: the last stops of the page, the sheet behind its tab, Escape back', async () => {
    const { page } = await enter(3);
    await tab(page, /letters/).waitFor(slowly);
    await tab(page, /letters/).focus();
    await page.keyboard.press('Enter');
    const sheet = margin(page).getByRole('region', { name: 'letters' });
    expect(await sheet.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await sheet.count()).toBe(0);
    expect(await tab(page, /letters/).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  describe.for([1440, 390])('%i wide', (width) => {
    test.for([
      [2, '/about', 'analysis'],
      [2, '/routemap', 'recommended'],
      [5, '/kitchen', 'analysis'],
      [5, '/routemap', 'letters'],
      [5, '/about', 'recommended'],
    ] as const)(
      '[B-A11Y-01, B-SEC-02] phase %i, %s, %s open: no violation, a quiet console',
      async ([phase, path, name]) => {
        const { page, said } = await enter(phase, path, width);
        await tab(page, new RegExp(name)).click(slowly);
        await page.waitForTimeout(1200);
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => {
          const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          });
          return result.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`);
        });
        expect(found).toEqual([]);
        expect(said).toEqual([]);
      },
    );
  });
});

describe('a notice', () => {
  /** A first visit at phase 2 brings two: the phase, then its letter. */
  const noticed = async (width = 1440) => {
    const { page } = await enter(2, '/about', width);
    await slip(page).waitFor(slowly);
    return page;
  };
  const first = 'The Observer has taken a seat.';
  const says = (page: Page, text: string) => slip(page).getByText(text).count();

  test.for([1440, 700, 390])('[R-UI-04] at %i px it is at most 420 px wide and inside the window', async (width) => {
    const page = await noticed(width);
    expect(await slip(page).count()).toBe(1);
    const box = await slip(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.width).toBeGreaterThan(width === 390 ? 300 : 400);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test('[R-UI-04] swiped 49 px to the right it stays; 51 px and it goes', async () => {
    const page = await noticed();
    const swipe = async (px: number) => {
      const box = await slip(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 14];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 10, y);
      await page.mouse.move(x + px, y);
      await page.mouse.up();
    };
    expect(await says(page, first)).toBe(1);
    await swipe(49);
    await page.waitForTimeout(200);
    expect(await says(page, first)).toBe(1);
    await swipe(51);
    await expect.poll(() => says(page, first)).toBe(0);
    await expect.poll(() => says(page, 'A letter has been added to your file.')).toBe(1);
  });

  test('[R-UI-04] F8 focuses the notices, and with the focus there its time stands still', async () => {
    const page = await noticed();
    await page.keyboard.press('F8');
    const list = page.getByRole('region', { name: 'Notices (F8)' }).getByRole('list');
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.waitForTimeout(5500);
    expect(await says(page, first)).toBe(1);
  });

  test('[R-UI-05] a tooltip comes after 700 ms and breaks no policy', async () => {
    const { page, said } = await enter(2);
    await tab(page, /analysis/).click(slowly);
    const term = margin(page).getByRole('button', { name: 'candour' });
    const started = Date.now();
    await term.hover();
    await page.getByRole('tooltip').waitFor(slowly);
    expect(Date.now() - started).toBeGreaterThanOrEqual(690);
    expect(await page.locator('style').count()).toBe(0);
    expect(said).toEqual([]);
  });
});
