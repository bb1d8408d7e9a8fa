import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

test('[B-PRV-01] somebody reads, takes the file, has it erased, and comes back as a stranger', async () => {
  const [browser, server] = await Promise.all([launchBrowser(), startServer()]);
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
    const tables = ['visitors', 'deliveries', 'narratives', 'story_visits', 'archive_clicks', 'orders', 'judgments'];
    const counts = tables.map((table) =>
      Number(database.prepare(`select count(*) from ${table} where visitor = ?`).pluck().get(id)),
    );
    database.close();
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Whatever would have flushed, does not: movement, keys, and a tab that is hidden and looked at again.
  await page.mouse.move(300, 300, { steps: 5 });
  await page.keyboard.type('anything');
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
  await page.waitForTimeout(1500);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
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
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  const stranger = (await (await context.request.get(server.url + apiPaths.export)).json()) as { visitor: string };
  expect(stranger.visitor).not.toBe(visitor);
  expect(rowsOf(visitor)).toBe(0);
  await browser.close();
  await server.stop();
});
