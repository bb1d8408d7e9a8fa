import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { isFault, pagePaths } from '../../support/pages.ts';
import { listening, settled, twoFrames } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

test('[B-OVL-02] fault 20: without WebGL every page works, and the console stays empty', async () => {
  const bare = await launchBrowser(['--disable-3d-apis']);
  const waiting = [...pagePaths];
  const said: string[] = [];
  const visitSome = async (browser: Browser) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const at = path;
      const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (isFault(at, message.type(), message.text())) said.push(`${at}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`${at}: uncaught ${error.message}`));
      await page.goto(`${server.url}${at}?inspect&phase=3`);
      await listening(page);
      await settled(page);
      if ((await page.locator('main').innerText()).trim() === '') said.push(`${at}: is blank`);
      await context.close();
    }
  };
  await Promise.all([visitSome(bare), visitSome(bare), visitSome(bare)]);
  await bare.close();
  expect(said).toEqual([]);
});

test('[B-OVL-02] fault 20: a hundred changes of route leave one live context', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = Reflect.apply(own, this, args) as WebGL2RenderingContext | null;
      if (args[0] === 'webgl2' && context !== null && !contexts.includes(context)) contexts.push(context);
      return context;
    } as typeof own;
    window.liveContexts = () => contexts.filter((context) => !context.isContextLost()).length;
  });
  // The inspector has the overlay loaded at once, and not with the first egg.
  await page.goto(`${server.url}/about?inspect`);
  await listening(page);
  await page.waitForFunction(() => window.liveContexts() === 1);
  for (let change = 0; change < 100; change += 1) {
    await page.evaluate(
      ([path]) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      [pagePaths[(change * 7) % pagePaths.length] ?? '/'],
    );
    // One page in three is left before it has loaded.
    if (change % 3 !== 0) await settled(page);
  }
  await page.evaluate(() => {
    history.pushState(null, '', '/collaborate');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { level: 1, name: 'Draft of a verdict' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.liveContexts()), { timeout: 20_000 }).toBe(1);
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  await twoFrames(page);
  expect(await page.evaluate(() => window.liveContexts())).toBe(1);
  expect(uncaught).toEqual([]);
  await page.close();
});

declare global {
  interface Window {
    /** WebGL contexts that have not been lost. */
    liveContexts(): number;
  }
}
