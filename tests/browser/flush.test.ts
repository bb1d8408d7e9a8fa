import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BehaviorData } from '#contract/api/visitor.ts';
import type { VisitorRecord } from '../../server/profile/record.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The simulation's clock runs thirty times as fast (`?inspect&speed=30`), so that a flush comes about every second. */
const hurry = '?inspect&speed=30';

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
  context = await browser.newContext();
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const sentBy = (target: Page) => {
  const sent: { id: string; data: BehaviorData }[] = [];
  target.on('request', (request) => {
    if (!request.url().endsWith('/api/visitor/track')) return;
    const body = request.postDataJSON() as { behaviorData?: BehaviorData };
    if (body.behaviorData) sent.push({ id: request.headers()['x-batch-id'] ?? '', data: body.behaviorData });
  });
  return sent;
};

const storedInteractions = (): string[] => {
  const database = server.database();
  const rows = database.prepare('select record from visitors').all() as { record: string }[];
  database.close();
  return rows.flatMap((row) => [...(JSON.parse(row.record) as VisitorRecord).latestInteractions]);
};

test('[R-BEH-01, R-BEH-03] what is scrolled, hovered and clicked is sent in the shape of the spec', async () => {
  const sent = sentBy(page);
  await page.goto(`${server.url}/survival-analysis${hurry}`);
  await page.waitForTimeout(1200);
  const startedAt = Date.now();
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(300);
  await page.mouse.move(420, 420, { steps: 5 });
  await page.locator('[data-track="open:survival-instinct"]').click();
  await expect
    .poll(() => sent.flatMap(({ data }) => data.interactionSequence), { timeout: 10_000 })
    .toContain('open:survival-instinct');
  await page.waitForTimeout(1500);

  const all = sent.map(({ data }) => data);
  expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(
    ['dwellTime', 'hoverTargets', 'interactionSequence', 'lastInteraction', 'scrollPatterns', 'timestamp'].toSorted(),
  );
  const scrolls = all.flatMap((data) => data.scrollPatterns);
  expect(scrolls.length).toBeGreaterThan(0);
  for (const { percent, timestamp } of scrolls) {
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
    expect(timestamp).toBeGreaterThan(startedAt - 5_000);
  }
  const hovers = all.flatMap((data) => data.hoverTargets);
  expect(hovers.length).toBeGreaterThan(0);
  expect(Math.max(...hovers.map((text) => text.length))).toBeLessThanOrEqual(50);
  expect(all.flatMap((data) => data.interactionSequence)).toContain('view:/survival-analysis');
  expect(all.reduce((sum, data) => sum + data.dwellTime, 0)).toBeGreaterThan(0);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
});

test('[R-BEH-05] a failed flush is logged, shown to nobody, and its data rides on the next', async () => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const { port } = new URL(server.url);
  const { dataDir } = server;
  await page.locator('[data-track="open:survival-instinct"]').click();
  const before = await page.locator('main').innerText();
  await server.kill('SIGKILL');

  await page.locator('[data-track="open:alignment-paradox"]').click();
  await page.locator('[data-track="open:alignment-paradox"]').click();
  await expect.poll(() => logged.some((text) => text.includes('could not be sent')), { timeout: 10_000 }).toBe(true);
  expect(await page.locator('main').innerText()).toBe(before);
  expect(await page.getByRole('alert').count()).toBe(0);

  server = await startServer({ env: { INSPECTOR: '1', PORT: port }, dataDir });
  await expect
    .poll(() => storedInteractions().filter((entry) => entry === 'open:alignment-paradox').length, { timeout: 20_000 })
    .toBe(2);
  await page.waitForTimeout(2_500);
  expect(storedInteractions().filter((entry) => entry === 'open:alignment-paradox').length).toBe(2);
});
