import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { listening } from './pageState.ts';
import type { SiteServer } from './server.ts';

/** A reader with their own cookies and storage, behind their own proxy. */
export interface Visit {
  readonly context: BrowserContext;
  readonly proxy: FaultProxy;
  readonly uncaught: string[];
  /** Opens a path in a new tab and waits until the reader's acts are recorded and stored. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** Effects are off by default. The tests are about requests, and a canvas takes seconds without a GPU. */
export async function visitBy(browser: Browser, server: SiteServer, effects: 'full' | 'off' = 'off'): Promise<Visit> {
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
      await listening(page);
      await stored(page);
      return page;
    },
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}

/**
 * Resolves when the outbox is open. `waitForFunction` cannot be used with an async predicate: Playwright treats the
 * promise as true.
 */
async function stored(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain('d5u');
}

/** Presses buttons with these names. The interaction sequence then contains the names in this order. */
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

/** Tells the page that it is hidden or visible again, as the browser would do. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Number of batches in the outbox. */
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
