import { expect, test } from 'vitest';
import { publicRoutes } from '../../../contract/routes.ts';
import { testEveryPage } from '../../support/everyPage.ts';
import { pagePaths, publicPaths } from '../../support/pages.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** Every page at phase 5, the public ones at phase 0 too. Hidden pages at phase 0: release/pages/every-page. */
const browser = await sharedBrowser();
const server = sharedServer();

testEveryPage(0, publicPaths);
testEveryPage(5, pagePaths);

test.for(publicRoutes)('[R-RT-02] /%s is readable with scripts blocked', async (slug) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/${slug === 'home' ? '' : slug}`);
  const text = await page.locator('main').innerText();
  expect(text.split(/\s+/).length).toBeGreaterThan(20);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});
