import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicRoutes } from '../../contract/routes.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Every page that exists, as a visitor meets it: quiet console, readable without script, no WCAG 2.2 A/AA violation. */
const pages = [
  ...publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  '/void',
  '/kitchen',
  '/consciousness',
  '/echoes',
  '/checkout',
  '/payment-success',
  '/no-such-sheet',
];

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens a page and collects what the console should not have said. A 404's own status is not a fault. */
async function open(path: string, width: number, phase: number) {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    reducedMotion: null,
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    const isOwn404 = message.text().includes('404') && path === '/no-such-sheet';
    if (['error', 'warning'].includes(message.type()) && !isOwn404) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${server.url}${path}?inspect&phase=${phase}`);
  return { context, page, said };
}

describe.for([1440, 390])('%i wide', (width) => {
  describe.for([0, 5])('at phase %i', (phase) => {
    test.for(pages)('[B-A11Y-01] %s has no violation and a quiet console', async (path) => {
      const { context, page, said } = await open(path, width, phase);
      await page.waitForTimeout(1500);
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        });
        return result.violations.map(
          (v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join('; ')}`,
        );
      });
      expect(found).toEqual([]);
      expect(said).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'nothing hangs over the right edge').toBeLessThanOrEqual(0);
      await context.close();
    });
  });
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
