import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

test('[B-PRV-01] a visitor reads, exports, erases everything, and returns as a new visitor', async () => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, acceptDownloads: true });
  await context.addCookies([await server.visitorAt(3)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/surveillance-truth`);
  await page.locator('h3', { hasText: 'How you read' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('narrative-state') ?? ''), { timeout: 10_000 })
    .toContain('no-second-shelf');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save the file').click()]);
  expect(download.suggestedFilename()).toBe('d5u-what-is-held.json');
  const { visitor } = (await (await context.request.get(server.url + apiPaths.export)).json()) as { visitor: string };

  await page.getByText('Erase what is held').click();
  await page.getByText('Yes, erase me').click();
  await page.locator('h1', { hasText: 'Nothing is held' }).waitFor();
  const rowsOf = (id: string): number => {
    const database = server.database();
    const tables = ['visitors', 'narratives', 'story_visits', 'archive_clicks', 'orders', 'judgments'];
    const counts = tables.map((table) =>
      Number(database.prepare(`select count(*) from ${table} where visitor = ?`).pluck().get(id)),
    );
    database.close();
    return counts.reduce((sum, count) => sum + count, 0);
  };
  // The erasure ends the simulation, so no timer can send anything later.
  await expect.poll(() => page.workers()).toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.isNavigationRequest() ? 'the next page' : request.url()));
  // Pointer movement, keys, and hiding and showing the tab normally cause requests. After the erasure they cause none.
  await page.mouse.move(300, 300, { steps: 5 });
  await page.keyboard.type('anything');
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
  expect([rowsOf(visitor), await context.cookies()]).toEqual([0, []]);
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('d5u');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('No IndexedDB.')));
    });
    const count = await new Promise<number>((resolve) => {
      const request = database.transaction('batches').objectStore('batches').count();
      request.addEventListener('success', () => resolve(request.result));
    });
    return { count, keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)] };
  });
  expect(kept).toEqual({ count: 0, keys: [] });

  await page.getByText('Go in as a stranger').click();
  await page.waitForURL(`${server.url}/`);
  expect(asked.slice(0, asked.indexOf('the next page')).filter((url) => url.includes('/api/'))).toEqual([]);
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  const stranger = (await (await context.request.get(server.url + apiPaths.export)).json()) as { visitor: string };
  expect(stranger.visitor).not.toBe(visitor);
  expect(rowsOf(visitor)).toBe(0);
  await context.close();
});

test('[B-PRV-01] the page that counts the batches on the device opens no connection of its own', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const connections = { open: 0, closed: 0 };
    Object.assign(globalThis, { connections });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...request) {
      connections.open += 1;
      return open.apply(this, request);
    };
    const { close } = IDBDatabase.prototype;
    IDBDatabase.prototype.close = function () {
      connections.closed += 1;
      close.apply(this);
    };
  });
  await page.goto(`${server.url}/surveillance-truth`);
  await page.getByText(/waiting to be sent/).waitFor();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { connections: object }).connections))
    .toEqual({ open: 1, closed: 0 });
  await context.close();
});
