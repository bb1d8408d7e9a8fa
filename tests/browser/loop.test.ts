import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '#contract/visitor.ts';
import type { VisitorRecord } from '../../server/profile/record.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** One real visitor on the built site, a real server and a real database; nothing is faked and no clock is moved. */
let browser: Browser;
let server: TestServer;
let dataDir: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  dataDir = server.dataDir;
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const fileButtons = () => page.locator('main ol button, main ul button').filter({ hasText: /\.\w+/ });

/** Reads as a person does: a bit down the page, the pointer on this and that, and time. */
async function read(ms: number): Promise<void> {
  const until = Date.now() + ms;
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.move(300 + ((step * 97) % 600), 150 + ((step * 61) % 500), { steps: 4 });
    await page.mouse.wheel(0, step % 7 === 6 ? -300 : 160);
    await page.waitForTimeout(700);
  }
}

test('[R-ARC-03] a new visitor meets RESTRICTED FILESYSTEM and twenty disabled buttons', async () => {
  await page.goto(`${server.url}/routemap`);
  await expect.poll(() => page.getByText('RESTRICTED FILESYSTEM').isVisible()).toBe(true);
  expect(await fileButtons().count()).toBe(20);
  for (const button of await fileButtons().all()) expect(await button.isDisabled()).toBe(true);
});

test('[R-BEH-02, R-PRO-01, R-CARD-03] reading until one real flush opens the archive', async () => {
  const flush = page.waitForResponse((r) => r.url().endsWith('/api/visitor/track') && r.request().method() === 'POST', {
    timeout: 45_000,
  });
  const profile = page.waitForResponse(
    async (r) =>
      r.url().endsWith('/api/visitor/profile') && ((await r.json()) as { phaseUnlocked: number }).phaseUnlocked >= 1,
    { timeout: 50_000 },
  );
  await Promise.all([read(31_000), flush]);
  expect((await flush).status()).toBe(200);
  await profile;
  await expect.poll(() => fileButtons().first().isEnabled(), { timeout: 5_000 }).toBe(true);
  expect(await page.getByText('RESTRICTED FILESYSTEM').count()).toBe(0);
});

test('[R-ARC-04, R-ARC-10] three clicks recover a file and show its fragment', async () => {
  const name = archiveFiles[1]?.name ?? '';
  const button = page.getByRole('button', { name: new RegExp(name.replace('.', '\\.')) });
  const clicks: unknown[] = [];
  page.on('request', (request) => {
    const body = request.postDataJSON() as { eventType?: string } | null;
    if (body?.eventType === 'phantom_link_access') clicks.push(body);
  });
  for (let click = 1; click <= 3; click += 1) {
    await button.click();
    await page.waitForTimeout(150);
  }
  await expect.poll(() => page.getByText('Minute 14:21.').count(), { timeout: 5_000 }).toBe(1);
  expect(clicks).toEqual(
    [1, 2, 3].map((attempts) => ({ eventType: 'phantom_link_access', data: { filename: name, attempts } })),
  );
});

/** The one visitor's sums, read from the store itself. */
function recordInStore(): VisitorRecord {
  const database = server.database();
  const rows = database.prepare('select record from visitors').all() as { record: string }[];
  database.close();
  expect(rows.length).toBe(1);
  return JSON.parse(rows[0]?.record ?? '') as VisitorRecord;
}

test('[R-BEH-02] a tab that closes mid-interval leaves its last seconds in the database', async () => {
  const before = recordInStore();
  const other = await context.newPage();
  await other.goto(`${server.url}/about`);
  await other.waitForTimeout(3_500);
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => recordInStore().latestInteractions.at(-1), { timeout: 5_000 }).toBe('view:/about');
  expect(recordInStore().dwellMs).toBeGreaterThanOrEqual(before.dwellMs + 2_000);
});

test('[B-STO-01, R-PRO-01] killed with -9 and started again, the visitor is where they were', async () => {
  const profile = async () =>
    (await (await context.request.get(`${server.url}/api/visitor/profile`)).json()) as Profile;
  const before = await profile();
  await server.kill('SIGKILL');
  server = await startServer({ env: { PORT: new URL(server.url).port }, dataDir });
  expect({ ...(await profile()), daysSinceFirst: 0 }).toEqual({ ...before, daysSinceFirst: 0 });
  await page.goto(`${server.url}/routemap`);
  await expect.poll(() => fileButtons().first().isEnabled(), { timeout: 5_000 }).toBe(true);
  await expect.poll(() => page.getByText('Minute 14:21.').count(), { timeout: 5_000 }).toBe(1);
});

test('[B-STO-01] the same batch sent twice counts once', async () => {
  const send = (id: string) =>
    context.request.post(`${server.url}/api/visitor/track`, {
      headers: { 'x-batch-id': id, 'x-batch-sequence': '0' },
      data: {
        behaviorData: {
          scrollPatterns: [],
          hoverTargets: [],
          dwellTime: 10,
          interactionSequence: ['view:/about'],
          lastInteraction: Date.now(),
          timestamp: Date.now(),
        },
      },
    });
  const interactions = async () =>
    ((await (await context.request.get(`${server.url}/api/visitor/profile`)).json()) as { interactions: number })
      .interactions;
  const before = await interactions();
  expect(await (await send('the-same-batch-0001')).json()).toEqual({ counted: true });
  expect(await (await send('the-same-batch-0001')).json()).toEqual({ counted: false });
  expect(await interactions()).toBe(before + 1);
});
