import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicRoutes } from '../../contract/routes.ts';
import { launchBrowser } from '../support/browser.ts';
import { isFault, pagePaths } from '../support/pages.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Every page as a visitor meets it: quiet console, readable without script, no WCAG 2.2 A/AA violation. */
let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens a page and collects what the console should not have said. */
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

/** What axe-core finds, a line each. */
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
  // Side by side: most of a visit is waiting.
  test.concurrent.for(pagePaths)(
    '[B-A11Y-01] %s has no violation and a quiet console at phases 0 and 5',
    async (path, { expect }) => {
      for (const phase of [0, 5]) {
        const { context, page, said } = await open(path, width, phase);
        await page.waitForTimeout(1500);
        expect(await violations(page), `phase ${phase}`).toEqual([]);
        expect(said, `phase ${phase}`).toEqual([]);
        // The narrowest window that is promised, too, and one that is neither wide nor narrow.
        for (const each of width < 600 ? [width, 360] : [width, 820]) {
          await page.setViewportSize({ width: each, height: 844 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `what hangs over the right edge at phase ${phase}, ${each} wide`).toBeLessThanOrEqual(0);
        }
        await context.close();
      }
    },
  );
});

test.for(publicRoutes)('[R-RT-02] /%s is readable with script blocked', async (slug) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/${slug === 'home' ? '' : slug}`);
  const text = await page.locator('main').innerText();
  expect(text.split(/\s+/).length).toBeGreaterThan(20);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});
