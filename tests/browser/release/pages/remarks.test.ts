import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { settled, twoFrames } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** The place of a remark by the real worker on the built site. */
const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext | undefined;

afterEach(() => context?.close());

/**
 * Opens a page whose first remark appears within seconds, without the inspector's panel. `isNew`: as a new visitor, who
 * gets no notice.
 */
async function open(path: string, width: number, isNew = false): Promise<Page> {
  context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  if (!isNew) await context.addCookies([await server.visitorAt(1)]);
  const page = await context.newPage();
  await page.goto(`${server.url}${path}?inspect&phase=3&speed=60&seed=7`);
  await settled(page);
  await page.getByLabel('Inspector').evaluate((window: HTMLElement) => window.style.setProperty('display', 'none'));
  return page;
}

test.for([
  ['/kitchen', 1440, 'beside'],
  ['/about', 1440, 'beside'],
  ['/human-cost', 390, 'between'],
  ['/human-cost', 320, 'between'],
] as const)(
  '[B-CASE-04] on %s, %i px wide, a remark stands at a paragraph in view and touches no words: %s',
  async ([path, width, side]) => {
    const page = await open(path, width);
    const remark = page.locator('[data-remark][data-set]').first();
    await remark.waitFor({ timeout: 20_000 });
    const found = () =>
      remark.evaluate((element: HTMLElement) => {
        const area = element.getBoundingClientRect();
        const meets = (other: DOMRect) => area.top < other.bottom && other.top < area.bottom;
        const lines = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          return [...range.getClientRects()];
        });
        return {
          side: element.dataset['side'],
          gapPx: Math.max(
            0,
            Math.min(...lines.map((line) => Math.max(line.top - area.bottom, area.top - line.bottom))),
          ),
          touched: lines.filter((line) => meets(line) && area.left < line.right && line.left < area.right).length,
        };
      });
    // A change of the page may move the remark. A notice may also take the remark's place for a while.
    const mostGapPx = side === 'beside' ? 1 : 20;
    const standing = async () => {
      const { side, gapPx, touched } = await found();
      return { side, isNear: gapPx < mostGapPx, touched };
    };
    await expect.poll(standing).toEqual({ side, isNear: true, touched: 0 });
  },
);

test.for([
  ['/about', 390],
  ['/survival-analysis', 768],
  ['/about', 320],
] as const)(
  '[B-CASE-04] on %s, %i px wide, a remark without space at a paragraph is a line above the drawer, over no control',
  async ([path, width]) => {
    const page = await open(path, width);
    const remark = page.locator('[data-remark][data-set]').first();
    await remark.waitFor({ timeout: 20_000 });
    const found = () =>
      remark.evaluate((element: HTMLElement) => {
        const area = element.getBoundingClientRect();
        const { writingMode, backgroundColor } = getComputedStyle(element);
        return {
          side: element.dataset['side'],
          writingMode,
          isOnPagesGround: backgroundColor === getComputedStyle(document.body).backgroundColor,
          across: [area.left, document.documentElement.clientWidth - area.right],
          aboveDrawer: (document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? NaN) - area.bottom,
          controls: [...document.querySelectorAll('a, button, input, select, textarea')].filter((control) => {
            const { top, bottom, width } = control.getBoundingClientRect();
            return width > 1 && top < area.bottom && area.top < bottom;
          }).length,
        };
      });
    expect(await found()).toEqual({
      side: 'foot',
      writingMode: 'horizontal-tb',
      isOnPagesGround: true,
      across: [0, 0],
      aboveDrawer: expect.closeTo(0, 0),
      controls: 0,
    });
  },
);

test('[B-CASE-04] on a light surface whose colour is mixed, a remark is written in dark ink', async () => {
  const page = await open('/atmosphere', 1440);
  const remark = page.locator('[data-remark][data-set]').first();
  await remark.waitFor({ timeout: 20_000 });
  expect(await remark.evaluate((element: HTMLElement) => element.dataset['background'])).toBe('light');
  await page.close();
});

test('[B-CASE-04] a remark is not put over a control that is neither a button nor a field', async () => {
  const page = await open('/atmosphere', 390, true);
  const control = page.locator('main label').first();
  const earlier = await control.evaluate((element) => {
    const drawerTop = document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? NaN;
    const { bottom } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - drawerTop + 20, behavior: 'instant' });
    return document.querySelector('[data-remark]')?.getAttribute('data-remark') ?? '';
  });
  const remark = page.locator(`[data-remark]:not([data-remark="${earlier}"])`).first();
  await remark.waitFor({ state: 'attached', timeout: 30_000 });
  const found = await control.evaluate((element) => {
    const drawerTop = document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? NaN;
    const lines = [...element.getClientRects()];
    const area = document.querySelector('[data-remark]')?.getBoundingClientRect();
    const isShown = document.querySelector('[data-remark][data-set]') !== null;
    const side = document.querySelector<HTMLElement>('[data-remark]')?.dataset['side'];
    return {
      aboveDrawer: Math.round(drawerTop - element.getBoundingClientRect().bottom),
      side,
      isCovered:
        isShown && area !== undefined && lines.some((line) => area.top < line.bottom && line.top < area.bottom),
    };
  });
  expect(found).toEqual({ aboveDrawer: 20, side: 'foot', isCovered: false });
});

test('[B-CASE-04] where the window becomes narrower beside a remark, the remark has a new place inside it', async () => {
  const page = await open('/about', 1440);
  const remark = page.locator('[data-remark][data-set]').first();
  await remark.waitFor({ timeout: 20_000 });
  const box = await remark.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(390);
  await page.setViewportSize({ width: 390, height: 844 });
  await twoFrames(page);
  const { right, over } = await remark.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(right).toBeLessThanOrEqual(390);
  expect(over).toBe(0);
});
