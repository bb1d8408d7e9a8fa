import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { PersonalizationFeedback } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Phase } from '#contract/visitor.ts';
import { protocols } from '../../../server/content/protocols/protocols.ts';
import { titleOf } from '../../../src/app/titles.ts';
import { violations } from '../../support/axe.ts';
import { unheardLists } from '../../support/lists.ts';
import { checkedShares, isOverFocus, isOverPassage, nothing, slip, underNotice } from '../../support/notices.ts';
import { settled, simulated, twoFrames } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** Drawer and toasts on the built site, with a real server and a real worker. */
const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext | undefined;

afterEach(() => context?.close());

/** Opens a page as a visitor at this phase. `said` holds the errors and warnings of the console. */
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
const requestsTo = (page: Page, path: string) => {
  const found: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) found.push(request.postData());
  });
  return found;
};
const slowly = { timeout: 20_000 };
/**
 * Scrolls to the end of the page with the wheel. Repeats the input if a smooth scroll of the page has cancelled it.
 */
const turnToEnd = async (page: Page) =>
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 50_000);
      await twoFrames(page);
      return page.evaluate(() => scrollY > 100 && scrollY + innerHeight > document.documentElement.scrollHeight - 2);
    }, slowly)
    .toBe(true);

describe('the drawer', () => {
  test('[R-PRO-06, R-REC-01, B-CASE-01] at phase 1 has only the casebook and letters, and requests no recommendations', async () => {
    const { page } = await enter(1, '/dead-end');
    const asked = requestsTo(page, '/api/visitor/recommendations');
    await page.goto(`${server.url}/about`);
    await expect
      .poll(() => margin(page).getByRole('button').allInnerTexts(), slowly)
      .toEqual(['casebook', 'letters 1', 'say something']);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('[R-REC-01, R-REC-06, R-REC-07, R-CARD-03] at phase 2 the worker ranks three; viewed and clicked are sent once', async () => {
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
    const panel = margin(page).getByRole('region', { name: /^recommended/i });
    expect(await panel.count()).toBe(1);
    const link = entries.first().getByRole('link');
    const url = await link.getAttribute('href');
    const reply = page.waitForResponse((r) => r.url().endsWith('/personalization-feedback'));
    await link.click();
    expect((await reply).status()).toBe(200);
    expect(answers().at(-1)).toMatchObject({ contentId: url, userResponse: 'clicked', effectiveness: 1 });
    expect(new URL(page.url()).pathname).toBe(url);
    // The analysis may open by itself here, because this is the first page after phase 2 is reached.
    await expect.poll(() => panel.count()).toBe(0);
  });

  test('[R-REC-07] on a phone only entries that were scrolled into view count as viewed', async () => {
    const { page } = await enter(2, '/about', 390);
    await page.setViewportSize({ width: 390, height: 480 });
    const feedback = requestsTo(page, '/api/visitor/personalization-feedback');
    await tab(page, /recommended/).click(slowly);
    const viewed = () => feedback.map((body) => (JSON.parse(body ?? '') as PersonalizationFeedback).contentId);
    const items = margin(page).getByRole('region').getByRole('listitem');
    const urlOf = (index: number) => items.nth(index).getByRole('link').getAttribute('href');
    await expect.poll(viewed, slowly).toContain(await urlOf(0));
    // The last item is below the window. If it were in view, it would count as viewed at the same time as the second.
    await items.nth(1).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect.poll(viewed, slowly).toContain(await urlOf(1));
    expect(viewed()).not.toContain(await urlOf(2));
    await items.nth(2).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(viewed, slowly).toContain(await urlOf(2));
    expect(feedback).toHaveLength(3);
  });

  test.for(['/data-corruption', '/blinking-eyes', '/ascii-void', '/signal-intercept'])(
    '[R-RT-07, B-CASE-01] %s shows the casebook, and neither analysis nor recommendations, at phase 5',
    async (path) => {
      const { page } = await enter(5, path);
      await expect
        .poll(() => margin(page).getByRole('button').allInnerTexts(), slowly)
        .toEqual(['casebook', 'letters 5', 'say something']);
    },
  );

  test.for([1440, 390])(
    '[B-CASE-02] at %i px wide the analysis opens by itself on the next page, on less than a third of the window, without the focus, once',
    async (width) => {
      const { page } = await enter(2, '/', width);
      const sheet = margin(page).getByRole('region', { name: 'analysis' });
      await slip(page).getByText('The Observer has begun to speak.').waitFor(slowly);
      await tab(page, /analysis/).waitFor(slowly);
      expect(await sheet.count()).toBe(0);
      await page
        .locator('main a[href="/survival-analysis"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await sheet.waitFor(slowly);
      const height = page.viewportSize()?.height ?? 0;
      await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeLessThan(height / 3);
      // After navigation the new page has the focus.
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page');
      await page.getByRole('button', { name: 'close' }).click();
      await page.reload();
      await tab(page, /analysis/).waitFor(slowly);
      // The letters from the server have arrived: the narrative state is up to date, and no panel has opened.
      await tab(page, /letters 2/).waitFor(slowly);
      expect(await margin(page).getByRole('region').count()).toBe(0);
    },
  );

  test.for([1440, 390, 320])(
    '[B-CASE-01] at %i px wide every tab of phase 2 is in the window, open or not',
    async (width) => {
      const { page } = await enter(2, '/about', width);
      const isInside = () =>
        margin(page)
          .locator('[data-tab], [data-open] [data-tab]')
          .evaluateAll((tabs) =>
            tabs.every((one) => {
              const { left, right } = one.getBoundingClientRect();
              const list = one.closest('ul')?.getBoundingClientRect();
              return left >= (list?.left ?? 0) && right <= (list?.right ?? 0) + 1;
            }),
          );
      await tab(page, /letters 2/).waitFor(slowly);
      await expect.poll(isInside).toBe(true);
      await tab(page, /casebook/).click();
      await expect.poll(isInside).toBe(true);
    },
  );

  test('[B-CASE-01] at 320 px a reader with a seal and a clue has five tabs, and each comes whole into the window', async () => {
    const { page } = await enter(2, '/kitchen', 320);
    await simulated(page);
    const { word } = protocols[0]!;
    expect((await page.request.post(`${server.url}/api/visitor/protocol`, { data: { word } })).ok()).toBe(true);
    await page.reload();
    await tab(page, /seals 1/).waitFor(slowly);
    const tabs = margin(page).locator('[data-tab]');
    await expect.poll(() => tabs.count()).toBe(5);
    for (const one of await tabs.all()) {
      await one.focus();
      const box = () => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      await expect.poll(async () => (await box()).right).toBeLessThanOrEqual(320);
      expect((await box()).left).toBeGreaterThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test.for([390, 320])(
    '[B-CASE-01] at %i px wide five tabs stand in one row at the foot, and each can be pressed, closed and open',
    async (width) => {
      const { page } = await enter(5, '/about', width);
      await page.request.post(server.url + apiPaths.protocol, {
        data: { word: protocols[0]?.word },
        headers: { origin: server.url },
      });
      await page.reload();
      await tab(page, /seals 1/).waitFor(slowly);
      const strip = () =>
        margin(page).evaluate((drawer) => {
          const tabs = [...drawer.querySelectorAll('[data-tab]')];
          const list = tabs[0]?.closest('ul');
          const beside = drawer.querySelector('ul + button')?.getBoundingClientRect();
          const lowest = Math.max(...tabs.map((one) => one.getBoundingClientRect().bottom));
          return {
            rows: new Set(tabs.map((one) => Math.round(one.getBoundingClientRect().top))).size,
            isInside: lowest <= innerHeight + 1,
            rowPx: lowest - Math.min(...tabs.map((one) => one.getBoundingClientRect().top)),
            hasRoom: (list?.scrollWidth ?? 0) <= (list?.clientWidth ?? 0) + 1,
            // The row ends before the button beside it. The whole button is in the window.
            isApart: (list?.getBoundingClientRect().right ?? 0) <= (beside?.left ?? 0) + 0.5,
            isWhole: (beside?.width ?? 0) >= 24 && (beside?.right ?? Infinity) <= innerWidth + 0.5,
          };
        });
      const expectOneRow = async () => {
        const found = await strip();
        // At 320 px the row may scroll sideways.
        expect(found).toMatchObject({
          rows: 1,
          isInside: true,
          hasRoom: width === 390,
          isApart: true,
          isWhole: true,
        });
        expect(found.rowPx).toBeLessThan(48);
      };
      await expectOneRow();
      // The end of the row fades only if the row can be scrolled further.
      const fade = () =>
        margin(page)
          .locator('ul:has([data-tab])')
          .evaluate((list) => Number.parseFloat(getComputedStyle(list).getPropertyValue('--more')));
      await expect.poll(fade).toBe(width === 320 ? 40.8 : 0);
      await margin(page)
        .locator('ul:has([data-tab])')
        .evaluate((list) => list.scrollTo(list.scrollWidth, 0));
      await expect.poll(fade).toBe(0);
      for (const name of ['seals', 'letters', 'casebook', 'analysis', 'recommended']) {
        await tab(page, new RegExp(name)).click();
        await margin(page).getByRole('region', { name }).waitFor();
        await expectOneRow();
      }
    },
  );

  test.for([1440, 390])(
    '[B-A11Y-04] at %i px wide the end of the page is above the drawer, closed and open',
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
          return last <= (document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? 0) + 1;
        });
      await expect.poll(isClear).toBe(true);
      await tab(page, /analysis/).click();
      await expect.poll(isClear).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  test('[B-A11Y-04] by keyboard alone: the drawer is last in the Tab order, a panel follows its tab, Escape goes back', async () => {
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
      [2, '/vega', 'casebook'],
      [2, '/routemap', 'recommended'],
      [5, '/kitchen', 'analysis'],
      [5, '/routemap', 'letters'],
      [5, '/about', 'recommended'],
    ] as const)(
      '[B-A11Y-01, B-ENG-06, B-SEC-02] phase %i, %s, %s open: no violation, heard lists, no console error',
      async ([phase, path, name]) => {
        const { page, said } = await enter(phase, path, width);
        await tab(page, new RegExp(name)).click(slowly);
        await settled(page);
        expect(await violations(page)).toEqual([]);
        expect(await unheardLists(page)).toEqual([]);
        expect(said).toEqual([]);
      },
    );
  });
});

describe('a notice', () => {
  /** A first visit at phase 2 shows one notice, for the phase and its letter. */
  const noticed = async (width = 1440, path = '/about') => {
    const { page } = await enter(2, path, width);
    await slip(page).waitFor(slowly);
    return page;
  };
  const first = 'The Observer has begun to speak.';
  const says = (page: Page, text: string) => slip(page).getByText(text).count();

  test.for([1440, 700, 390])('[R-UI-04] in a window of %i px it is at most 420 px wide and inside', async (width) => {
    const page = await noticed(width);
    expect(await slip(page).count()).toBe(1);
    const box = await slip(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.width).toBeGreaterThanOrEqual(width === 390 ? 300 : 280);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test('[R-UI-04] on a phone it stands above the drawer, below the lines that are read', async () => {
    const page = await noticed(390);
    const box = await slip(page).boundingBox();
    const drawer = await margin(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(drawer?.y ?? 0);
    expect(box?.height).toBeLessThan(844 / 6);
    expect((drawer?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(844 / 5);
  });

  /** Number of lines of the page under the notice, and the place of the notice. */
  const standing = (page: Page) =>
    slip(page).evaluate((element) => {
      const area = element.getBoundingClientRect();
      const words = document.createRange();
      const covered = [...document.querySelectorAll('#page *')].filter((one) => {
        if (![...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) return false;
        if (one.closest('.visually-hidden') !== null) return false;
        words.selectNodeContents(one);
        return [...words.getClientRects()].some(
          ({ left, top, right, bottom, width }) =>
            width > 1 && left < area.right && area.left < right && top < area.bottom && area.top < bottom,
        );
      });
      return { covered: covered.length, place: element.closest('ol')?.dataset['place'] };
    });

  test.for(['/judgment', '/empathy'])(
    '[B-NOTE-01] on %s, 1440 px wide, it covers no words, and leaves its place when words are scrolled there',
    async (path) => {
      const page = await noticed(1440, path);
      // A notice with the focus does not expire.
      await page.keyboard.press('F8');
      await expect.poll(() => standing(page)).toEqual({ covered: 0, place: 'free' });
      for (const share of [0.2, 0.45, 0.7]) {
        await page.evaluate((to) => scrollTo({ top: to * document.body.scrollHeight, behavior: 'instant' }), share);
        await expect
          .poll(async () => {
            const { covered, place } = await standing(page);
            return place !== 'free' || covered === 0;
          })
          .toBe(true);
      }
    },
  );

  test('[B-NOTE-01] on a phone it leaves a passage that gets the focus under it, as after a choice', async () => {
    expect(await isOverPassage(await noticed(390))).toBe(false);
  });

  test('[B-NOTE-01] under the pointer it stays, and goes elsewhere once the pointer has left it', async () => {
    const page = await noticed(1440, '/judgment');
    const box = () => slip(page).boundingBox();
    await slip(page).hover();
    const before = await box();
    await page.evaluate(() => scrollTo({ top: 0.2 * document.body.scrollHeight, behavior: 'instant' }));
    // Real time: in this time the notice checks three times whether it covers text.
    await page.waitForTimeout(800);
    expect((await standing(page)).covered).toBeGreaterThan(0);
    expect(await box()).toEqual(before);
    await page.mouse.move(2, 2);
    await expect.poll(async () => (await standing(page)).covered).toBe(0);
  });

  describe.for([1440, 390])('%i wide', (width) => {
    // Further pages before a release: release/pages/notices.test.ts.
    test.for(['/', '/judgment', '/vega'])(
      '[B-NOTE-01] on %s it lies over no words and no focus, also further down',
      async (path) => {
        const page = await noticed(width, path);
        // A notice with the focus does not expire.
        await page.keyboard.press('F8');
        for (const share of checkedShares) await expect.poll(() => underNotice(page, share)).toEqual(nothing);
        await expect.poll(() => isOverFocus(page)).toBe(false);
      },
    );
  });

  test('[B-NOTE-01] on a phone it is at the foot, and not where the last lines of the page are there', async () => {
    const page = await noticed(390, '/judgment');
    await page.keyboard.press('F8');
    const place = async () => (await standing(page)).place;
    await expect.poll(place).toBe('foot');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(place).not.toBe('foot');
  });

  test('[B-NOTE-01] a docked notice that stays where it is is not written to', async () => {
    const page = await noticed(390, '/judgment');
    await page.keyboard.press('F8');
    await expect.poll(async () => (await standing(page)).place).toBe('foot');
    const written = await page.evaluate(async () => {
      const viewport = document.querySelector('ol[data-place]')!;
      let count = 0;
      new MutationObserver((records) => (count += records.length)).observe(viewport, { attributes: true });
      // Real time: in this time the notice checks three times whether its edge cuts a line.
      await new Promise((resolve) => setTimeout(resolve, 800));
      return count;
    });
    expect(written).toBe(0);
  });

  test('[R-UI-04] a swipe of 49 px to the right does not close it, one of 51 px does', async () => {
    const page = await noticed();
    const swipe = async (px: number) => {
      // Hovered first, so that the notice does not move and does not expire.
      await slip(page).hover();
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
    await page.locator('[data-swipe="cancel"]').waitFor();
    expect(await says(page, first)).toBe(1);
    await swipe(51);
    await expect.poll(() => says(page, first)).toBe(0);
    // The letter of the phase has arrived, and has no notice of its own.
    await tab(page, /letters 2/).waitFor(slowly);
    expect(await slip(page).count()).toBe(0);
  });

  test('[R-UI-04] F8 focuses the notices, and with the focus there it does not expire', async () => {
    const page = await noticed();
    await page.keyboard.press('F8');
    const list = page.getByRole('region', { name: 'Notices (F8)' }).getByRole('list');
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    // Real time: a notice without the focus disappears after 5 s.
    await page.waitForTimeout(5500);
    expect(await says(page, first)).toBe(1);
  });

  test('[R-UI-05] a tooltip appears after 700 ms without a violation of the CSP', async () => {
    const { page, said } = await enter(2);
    await tab(page, /analysis/).click(slowly);
    const term = margin(page).getByRole('button', { name: 'candour' });
    // The number of styles in the document's head. Radix would add one of its own.
    const styles = await page.locator('style').count();
    const started = Date.now();
    await term.hover();
    await page.getByRole('tooltip').waitFor(slowly);
    expect(Date.now() - started).toBeGreaterThanOrEqual(690);
    expect(await page.locator('style').count()).toBe(styles);
    expect(said).toEqual([]);
  });
});

describe('the bar at the foot', () => {
  /** Colours of the bar and of its soft edge. The edge is null where it is not drawn. */
  const foot = (page: Page) =>
    page.evaluate(() => {
      const colourOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
      const edge = document.querySelector('[data-edge]');
      // The edge is not drawn below the bottom of the box that clips it.
      const reach = edge?.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0;
      const isDrawn = edge !== null && edge.getBoundingClientRect().top < Math.floor(reach);
      return { bar: colourOf(document.querySelector('[data-drawer]')), edge: isDrawn ? colourOf(edge) : null };
    });
  const paper = 'rgb(244, 243, 238)';

  test.for([1440, 390])(
    '[B-FOOT-01] on /void-speak, %i px wide, it has the ground behind the grating while that is above it',
    async (width) => {
      const { page } = await enter(5, '/void-speak', width);
      await tab(page, /^casebook/).waitFor(slowly);
      await settled(page);
      const behind = 'rgb(12, 14, 15)';
      await expect.poll(() => foot(page)).toEqual({ bar: behind, edge: behind });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      // On a phone more of the wall follows below.
      await expect.poll(async () => (await foot(page)).bar).toBe(width === 390 ? paper : behind);
    },
  );

  test.each([
    [3, 390, 'rgb(12, 14, 15)'],
    [3, 1440, 'rgb(12, 14, 15)'],
    [5, 390, 'rgb(18, 49, 58)'],
  ] as const)(
    '[B-FOOT-01] on Home at phase %i, %i px wide, it has the ground of the sheet that ends above it',
    async (phase, width, dark) => {
      const { page } = await enter(phase, '/', width);
      await tab(page, /^casebook/).waitFor(slowly);
      await settled(page);
      /** Scrolls until the second sheet begins this far above the upper edge of the bar, px. */
      const bring = (above: number) =>
        page.evaluate((px) => {
          const sheet = document.querySelector('section[aria-labelledby=research]')!.getBoundingClientRect();
          const bar = document.querySelector('[data-drawer]')!.getBoundingClientRect();
          scrollBy({ top: sheet.top - bar.top + px, behavior: 'instant' });
        }, above);
      await bring(-3);
      await expect.poll(() => foot(page)).toEqual({ bar: paper, edge: paper });
      await bring(3);
      await expect.poll(() => foot(page)).toEqual({ bar: dark, edge: dark });
      // With effects off nothing moves by time. The bar's background still follows scrolling.
      await page.evaluate(() => (document.documentElement.dataset['effects'] = 'off'));
      await expect.poll(() => foot(page)).toEqual({ bar: dark, edge: dark });
      await bring(-3);
      await expect.poll(() => foot(page)).toEqual({ bar: paper, edge: paper });
      await turnToEnd(page);
      await expect.poll(() => foot(page)).toEqual({ bar: dark, edge: null });
    },
  );

  test.each(['full', 'off'])(
    '[B-FOOT-01] with effects %s its edge is soft while the page goes on, and away at its end and beside an open panel',
    async (effects) => {
      const { page } = await enter(3, '/about', 390);
      await page.evaluate((mode) => localStorage.setItem('d5u-effects', JSON.stringify(mode)), effects);
      await page.reload();
      await tab(page, /^casebook/).waitFor(slowly);
      await expect.poll(() => foot(page)).toEqual({ bar: paper, edge: paper });
      await turnToEnd(page);
      await expect.poll(async () => (await foot(page)).edge).toBeNull();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(async () => (await foot(page)).edge).toBe(paper);
      await tab(page, /^casebook/).click();
      await expect.poll(async () => (await foot(page)).edge).toBeNull();
    },
  );

  test('[B-FOOT-01] what is below its edge is covered until the last lines of the page, and they are not', async () => {
    const { page } = await enter(3, '/about', 390);
    await tab(page, /^casebook/).waitFor(slowly);
    await settled(page);
    // A docked notice would cover the edge.
    await expect.poll(() => slip(page).count()).toBe(0);
    // Draws stripes everywhere, also in the gaps of the page.
    await page.evaluate(() => {
      const lines = 'repeating-linear-gradient(#000 0 2px, #fff 2px 4px)';
      for (const box of document.querySelectorAll<HTMLElement>('#page, #page > *')) box.style.background = lines;
    });
    const covers = async () => {
      const box = (await page.locator('[data-edge]').boundingBox())!;
      const picture = () => page.screenshot({ clip: { ...box, width: 10 } });
      const withEdge = await picture();
      await page.locator('[data-edge]').evaluate((edge) => edge.setAttribute('hidden', ''));
      const without = await picture();
      await page.locator('[data-edge]').evaluate((edge) => edge.removeAttribute('hidden'));
      return !withEdge.equals(without);
    };
    expect(await covers()).toBe(true);
    await turnToEnd(page);
    await expect.poll(covers).toBe(false);
    await page.evaluate(() => scrollBy({ top: -30, behavior: 'instant' }));
    await expect.poll(covers).toBe(true);
  });
});

describe('the letters', () => {
  test.each([1440, 390])(
    '[R-PRO-02] at %i px wide the panel fades where it goes on, and not at its end',
    async (width) => {
      const { page } = await enter(5, '/about', width);
      await tab(page, /^letters/).click(slowly);
      const panel = margin(page).getByRole('region', { name: /^letters/i });
      const fade = () =>
        panel.evaluate((box) => Number.parseFloat(getComputedStyle(box).getPropertyValue('--goes-on')));
      await panel.getByRole('listitem').nth(4).waitFor(slowly);
      await expect.poll(fade).toBe(20.4);
      await panel.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect.poll(fade).toBe(0);
      await panel
        .getByRole('listitem')
        .last()
        .evaluate((letter) => {
          for (const other of letter.parentElement!.children) if (other !== letter) other.remove();
          letter.querySelectorAll('p').forEach((line) => line.remove());
        });
      await expect.poll(fade).toBe(0);
    },
  );
});

describe('the casebook', () => {
  test('[B-CASE-01] has the way back up a page, and not that the page was left', async () => {
    const { page } = await enter(1);
    await tab(page, /^casebook/).waitFor(slowly);
    await page.mouse.move(700, 400);
    await turnToEnd(page);
    await page.locator('#page a[href="/routemap"]').last().click();
    await expect.poll(() => page.title(), slowly).toBe(titleOf('routemap'));
    await settled(page);
    await turnToEnd(page);
    await page.mouse.wheel(0, -50_000);
    await page.waitForFunction(() => scrollY === 0);
    const wentBack = async () => {
      await tab(page, /^casebook/).click();
      const entries = margin(page).getByText(/^Went back up/);
      await expect
        .poll(() => entries.allInnerTexts(), slowly)
        .toEqual(['Went back up /routemap, from 100 to 0 percent.']);
    };
    await wentBack();
    await page.reload();
    await tab(page, /^casebook/).waitFor(slowly);
    await wentBack();
  });

  test.each([
    ['at once', true],
    ['gliding', false],
  ])('[B-CASE-01] has no way back where the page went to the answer by itself, %s', async (_how, calm) => {
    const { page } = await enter(5, '/judgment', 390, calm);
    await page.setViewportSize({ width: 390, height: 500 });
    await settled(page);
    await simulated(page);
    // After a first vote the page is long. A second vote is made far above its end.
    const vote = (verdict: string) => page.locator(`[data-track="vote:${verdict}"]`).dispatchEvent('click');
    // The last vote is the same as in another test that shares the server (page-interactions-2).
    await vote('grow');
    await page.getByRole('group', { name: 'Temperature' }).waitFor(slowly);
    await settled(page);
    const wentBack = margin(page).getByText(/^Went back up/);
    await page.mouse.move(200, 300);
    await turnToEnd(page);
    const end = await page.evaluate(() => scrollY);
    const ended = page.evaluate(
      () => new Promise<number>((resolve) => addEventListener('scrollend', () => resolve(scrollY), { once: true })),
    );
    await vote('cut');
    // The page scrolls back further here than the reader does below. Of each page the casebook shows only the longest
    // distance.
    expect(await ended).toBeLessThan(end - 1500);
    // The reader scrolls back by a shorter distance.
    await turnToEnd(page);
    const percent = await page.evaluate(() => {
      const extent = document.documentElement.scrollHeight - innerHeight;
      return Math.round((100 * (extent - 1200)) / extent);
    });
    await page.mouse.wheel(0, -1200);
    await page.waitForFunction(() => scrollY <= document.documentElement.scrollHeight - innerHeight - 1199.5);
    await tab(page, /^casebook/).click();
    await expect
      .poll(() => wentBack.allInnerTexts(), slowly)
      .toEqual([`Went back up /judgment, from 100 to ${percent} percent.`]);
  });
});

describe('the line for a word', () => {
  const opener = (page: Page) => page.locator('[data-secret-word=""] button');
  const field = (page: Page) => page.getByLabel('A word for the court');

  test.for([
    [1440, 900],
    [1280, 720],
    [390, 844],
    [320, 256],
  ] as const)(
    '[B-CASE-03] at %i×%i it opens, answers and closes, and nothing of the page moves',
    async ([width, height]) => {
      const { page } = await enter(0);
      await page.setViewportSize({ width, height });
      await opener(page).waitFor(slowly);
      await settled(page);
      const places = () =>
        page.evaluate(() => ({
          scrollY,
          height: document.documentElement.scrollHeight,
          tops: [...document.querySelectorAll('#page p, #page h1, .strip label')]
            .slice(0, 6)
            .map((one) => one.getBoundingClientRect().top),
        }));
      const before = await places();
      await opener(page).click();
      await field(page).waitFor();
      expect(await places()).toEqual(before);
      for (const words of ['hello', 'who are you']) {
        await field(page).fill(words);
        await field(page).press('Enter');
        await page.locator('[data-secret-word]').getByText(`“${words}”`).waitFor();
        expect(await places()).toEqual(before);
      }
      // The field and its buttons are in view within the line, whatever the answer was.
      for (const part of [field(page), page.getByRole('button', { name: 'not now' })])
        expect(
          await part.evaluate((element) => {
            const { left, width, top, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        ).toBe(true);
      await page.keyboard.press('Escape');
      await field(page).waitFor({ state: 'detached' });
      expect(await places()).toEqual(before);
      await expect.poll(() => opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test('[B-CASE-03, B-A11Y-04] a control under it that gets the focus closes it, and another does not', async () => {
    const { page } = await enter(0, '/', 390);
    await opener(page).click(slowly);
    await field(page).waitFor();
    await page.getByRole('link', { name: 'Experience D5U' }).first().focus();
    await twoFrames(page);
    expect(await field(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Research' }).first().focus();
    await field(page).waitFor({ state: 'detached' });
  });
});

test('after a notice, what happens on the page is handled once', async () => {
  const { page } = await enter(2);
  await expect.poll(() => slip(page).count(), slowly).toBe(1);
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.body' });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
  expect(listeners.map(({ type }) => type)).toEqual([]);
});
