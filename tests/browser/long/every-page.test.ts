import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publicRoutes } from '../../../contract/routes.ts';
import { isFault, pagePaths } from '../../support/pages.ts';
import { settled } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** Every page: no console errors or warnings, readable without script, no WCAG 2.2 A/AA violation. */
const browser = await sharedBrowser();
const server = sharedServer();

/** Opens a page and collects its console errors and warnings. */
async function open(path: string, width: number, phase: number) {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    reducedMotion: null,
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (isFault(path, message.type(), message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${server.url}${path}?inspect&phase=${phase}`);
  return { context, page, said };
}

/** The violations that axe-core finds, one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return result.violations.map(
      (v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join('; ')}`,
    );
  });
}

describe.for([1440, 390])('%i wide', (width) => {
  // Run concurrently, because most of a visit is waiting.
  test.concurrent.for(pagePaths)(
    '[B-A11Y-01] %s has no violation and a quiet console at phases 0 and 5',
    async (path, { expect }) => {
      for (const phase of [0, 5]) {
        const { context, page, said } = await open(path, width, phase);
        await settled(page);
        // A line that is fading in has too little contrast for a moment.
        await expect.poll(() => violations(page), { message: `phase ${phase}` }).toEqual([]);
        expect(said, `phase ${phase}`).toEqual([]);
        // Also the narrowest supported window, and one of medium width.
        for (const each of width < 600 ? [width, 360] : [width, 820]) {
          await page.setViewportSize({ width: each, height: 844 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `px beyond the right edge at phase ${phase}, ${each} wide`).toBeLessThanOrEqual(0);
        }
        await context.close();
      }
    },
  );
});

/** What the link to the hall covers: other texts within its box, as they are drawn. */
const coveredByHall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hall = document.querySelector('[data-hall]')?.getBoundingClientRect() ?? new DOMRect();
    const covered: string[] =
      hall.width < 24 || hall.left < 0 || hall.right > innerWidth ? ['the link is cut off'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('[data-hall], .visually-hidden, .skip-link') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // The box of a letter begins a fifth of its size above its ink.
      const air = Number.parseFloat(getComputedStyle(element).fontSize) / 5;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCovered = Array.from(range.getClientRects()).some(
        ({ left, right, top, bottom, width, height }) =>
          // A text of one pixel is hidden from the eye. The words of the link are in the middle of its box.
          width > 1 &&
          height > 1 &&
          left < hall.right &&
          right > hall.left &&
          top + air < hall.bottom - 10 &&
          bottom > hall.top + 10,
      );
      if (isCovered) covered.push(node.textContent?.trim() ?? '');
    }
    return covered.filter((text) => text !== '');
  });

test.concurrent.for(pagePaths.filter((path) => path !== '/'))(
  '[B-HOME-06] %s has a way to the hall that covers no word, on a narrow and on a wide screen',
  async (path, { expect }) => {
    const { context, page } = await open(path, 320, 5);
    await settled(page);
    expect(await coveredByHall(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await coveredByHall(page)).toEqual([]);
    expect(await page.locator('[data-hall]').getAttribute('href')).toBe('/');
    await context.close();
  },
);

test.for(publicRoutes)('[R-RT-02] /%s is readable with scripts blocked', async (slug) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/${slug === 'home' ? '' : slug}`);
  const text = await page.locator('main').innerText();
  expect(text.split(/\s+/).length).toBeGreaterThan(20);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});
