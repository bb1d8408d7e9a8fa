import { afterAll, beforeAll } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../support/browser.ts';
import { isFault, pagePaths } from '../../../support/pages.ts';

const visitMs = Number(process.env['VISIT_MS'] ?? 60_000);

/** Two cores can run six tabs. With more tabs, workers would miss their deadlines. */
const tabs = 6;
export const groups = Array.from({ length: Math.ceil(pagePaths.length / tabs) }, (_, index) => {
  const group = pagePaths.slice(index * tabs, (index + 1) * tabs);
  return { group, names: group.join(' ') };
});

/**
 * A browser for the tests of a file. The returned functions open pages in it and return console errors and warnings.
 */
export function visitor() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  return {
    /** Stays a minute on each page, in several tabs at once. Moves the pointer and scrolls. */
    async visit(url: string, paths: readonly string[]): Promise<string[]> {
      const said: string[] = [];
      const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
      await Promise.all(
        paths.map(async (path) => {
          const page = await context.newPage();
          page.on('console', (message) => {
            if (isFault(path, message.type(), message.text()))
              said.push(`${path}: ${message.text()} ${message.location().url}`);
          });
          page.on('pageerror', (error) => said.push(`${path}: uncaught ${error.message}`));
          await page.goto(url + path);
          const until = Date.now() + visitMs;
          for (let step = 0; Date.now() < until; step += 1) {
            await page.mouse.move(100 + ((step * 83) % 700), 120 + ((step * 47) % 400));
            await page.mouse.wheel(0, step % 5 === 4 ? -400 : 200);
            // Real time is measured: a minute on the page.
            await page.waitForTimeout(4_000);
          }
          await page.close();
        }),
      );
      await context.close();
      return said;
    },
    /** Opens every page once. */
    async glance(url: string): Promise<void> {
      const page = await browser.newPage();
      for (const path of pagePaths) {
        await page.goto(url + path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
      }
      await page.close();
    },
  };
}
