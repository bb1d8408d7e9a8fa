import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import type { TestServer } from '../../support/server.ts';

/** A reader with cookies and storage of their own, behind a proxy of their own. */
export interface Visit {
  readonly context: BrowserContext;
  readonly proxy: FaultProxy;
  readonly uncaught: string[];
  /** Opens a path in a new tab and waits until somebody attends to the reader. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** Effects are off unless asked for: what is tested is what is sent, and a canvas costs seconds without a GPU. */
export async function visitBy(browser: Browser, server: TestServer, effects: 'full' | 'off' = 'off'): Promise<Visit> {
  const proxy = await startFaultProxy(server.url);
  const localStorage = [{ name: 'd5u-effects', value: JSON.stringify(effects) }];
  const context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
  });
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  return {
    context,
    proxy,
    uncaught,
    async open(path) {
      const page = await context.newPage();
      await page.goto(proxy.url + path);
      await attended(page);
      return page;
    },
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}

/** Resolves when the page has come to life and its worker has begun to prepare what is sent. */
export async function attended(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('#root:not([data-hydrate])').waitFor({ state: 'attached' });
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'd5u');
  });
}

/** Presses buttons of these names, which the interaction sequence then holds in this order. */
export const press = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((list) => {
    const button = document.createElement('button');
    document.body.append(button);
    for (const name of list) {
      button.dataset['track'] = name;
      button.click();
    }
    button.remove();
  }, names);

/** Says that the page is hidden, or seen again, as the browser would. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** How many batches this device keeps. */
export const keptOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('d5u');
        opening.addEventListener('error', () => reject(new Error('The outbox cannot be opened.')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('batches').objectStore('batches').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
