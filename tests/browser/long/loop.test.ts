import { rmSync } from 'node:fs';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { TrackingEvent } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import type { VisitorRecord } from '../../../server/profile/record.ts';
import { archiveFiles } from '../../../src/content/archiveFiles.ts';
import { listening, simulated } from '../../support/pageState.ts';
import { type SiteServer, startServer } from '../../support/server.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** A visitor on the built site, with a real server and a real database. Nothing is faked, the clock included. */
const browser = await sharedBrowser();
const server = sharedServer();

/** A reader with their own cookies and storage; closed after the test. */
async function newReader(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  return { context, page: await context.newPage() };
}

const fileButtons = (page: Page) => page.locator('main ol button, main ul button').filter({ hasText: /\.\w+/ });
const profileOf = async (context: BrowserContext, { url }: SiteServer) =>
  (await (await context.request.get(url + apiPaths.profile)).json()) as Profile;

/** The visitor's id in the database. */
const idOf = async (context: BrowserContext, { url }: SiteServer): Promise<string> =>
  ((await (await context.request.get(url + apiPaths.export)).json()) as { visitor: string }).visitor;

/** The visitor's record in the database. */
function recordOf({ database }: SiteServer, visitor: string): VisitorRecord {
  const store = database();
  const text = store.prepare('select record from visitors where visitor = ?').pluck().get(visitor) as string;
  store.close();
  return JSON.parse(text) as VisitorRecord;
}

const recovered = archiveFiles[1]?.name ?? '';
const fragment = 'Minute 14:21.';

/** Clicks a file three times as soon as the archive is open. Returns the events that were sent. */
async function recover(page: Page): Promise<TrackingEvent[]> {
  // Acts before the simulation runs are in no batch.
  await simulated(page);
  const button = page.getByRole('button', { name: new RegExp(recovered.replace('.', '\\.')) });
  await expect.poll(() => button.isEnabled()).toBe(true);
  const clicks: TrackingEvent[] = [];
  page.on('request', (request) => {
    const body = request.postDataJSON() as Partial<TrackingEvent> | null;
    if (body?.eventType === 'phantom_link_access') clicks.push(body as TrackingEvent);
  });
  for (let click = 1; click <= 3; click += 1) {
    await button.click();
    await expect.poll(() => clicks.length).toBe(click);
  }
  await expect.poll(() => page.getByText(fragment).count()).toBe(1);
  return clicks;
}

test('[R-ARC-03, R-BEH-02, R-PRO-01, R-CARD-03] the archive is closed for a new visitor; reading until one real flush opens it', async () => {
  const { page } = await newReader();
  await page.goto(`${server.url}/routemap`);
  await page.getByText('RESTRICTED FILESYSTEM').waitFor();
  expect(await fileButtons(page).count()).toBe(20);
  for (const button of await fileButtons(page).all()) expect(await button.isDisabled()).toBe(true);

  let isReading = true;
  const isFirstPhase = async (response: Response) =>
    response.url().endsWith(apiPaths.profile) && ((await response.json()) as Profile).phaseUnlocked >= 1;
  const opened = page.waitForResponse(isFirstPhase, { timeout: 60_000 }).finally(() => (isReading = false));
  const flush = page.waitForResponse((response) => response.url().endsWith(apiPaths.track), { timeout: 60_000 });
  // Real time is measured: the reader scrolls and moves the pointer for 30 s, until a flush.
  for (let step = 0; ; step += 1) {
    if (!isReading) break;
    await page.mouse.move(300 + ((step * 97) % 600), 150 + ((step * 61) % 500), { steps: 4 });
    await page.mouse.wheel(0, step % 7 === 6 ? -300 : 160);
    await page.waitForTimeout(700);
  }
  await opened;
  expect((await flush).status()).toBe(200);
  expect((await flush).request().method()).toBe('POST');
  await expect.poll(() => fileButtons(page).first().isEnabled()).toBe(true);
  expect(await page.getByText('RESTRICTED FILESYSTEM').count()).toBe(0);
});

test('[R-ARC-04, R-ARC-10] three clicks recover a file and show its fragment', async () => {
  const { context, page } = await newReader();
  await context.addCookies([await server.visitorAt(1)]);
  await page.goto(`${server.url}/routemap`);
  expect(await recover(page)).toEqual(
    [1, 2, 3].map((attempts) => ({ eventType: 'phantom_link_access', data: { filename: recovered, attempts } })),
  );
});

test('[R-BEH-02] a tab that is closed between two flushes still stores its last seconds in the database', async () => {
  const { context, page } = await newReader();
  await context.addCookies([await server.visitorAt(1)]);
  const visitor = await idOf(context, server);
  const before = recordOf(server, visitor);
  await page.goto(`${server.url}/about`);
  await listening(page);
  // Real time is measured: the time for which the tab was in view.
  await page.waitForTimeout(2500);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => recordOf(server, visitor).latestInteractions.at(-1)).toBe('view:/about');
  expect(recordOf(server, visitor).dwellMs).toBeGreaterThanOrEqual(before.dwellMs + 2000);
});

test('[B-STO-01, R-PRO-01] after kill -9 and a restart of the server the visitor has the same profile', async () => {
  let own = await startServer();
  const { dataDir, url } = own;
  onTestFinished(async () => {
    await own.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { context, page } = await newReader();
  await context.addCookies([await own.visitorAt(1)]);
  await page.goto(`${url}/routemap`);
  await recover(page);
  // The page sends its last batch when it is left, and nothing afterwards.
  await page.goto('about:blank');
  const visitor = await idOf(context, own);
  await expect.poll(() => recordOf(own, visitor).latestInteractions).toContain('view:/routemap');
  const before = await profileOf(context, own);
  await own.kill('SIGKILL');
  own = await startServer({ env: { PORT: new URL(url).port }, dataDir });
  expect({ ...(await profileOf(context, own)), daysSinceFirst: 0 }).toEqual({ ...before, daysSinceFirst: 0 });
  await page.goto(`${url}/routemap`);
  await expect.poll(() => fileButtons(page).first().isEnabled()).toBe(true);
  await expect.poll(() => page.getByText(fragment).count()).toBe(1);
});

test('[B-STO-01] the same batch sent twice counts once', async () => {
  const { context } = await newReader();
  await context.addCookies([await server.visitorAt(1)]);
  const send = (id: string) =>
    context.request.post(server.url + apiPaths.track, {
      headers: { 'x-batch-id': id },
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
  const interactions = async () => (await profileOf(context, server)).interactions;
  const before = await interactions();
  expect(await (await send('the-same-batch-0001')).json()).toEqual({ counted: true });
  expect(await (await send('the-same-batch-0001')).json()).toEqual({ counted: false });
  expect(await interactions()).toBe(before + 1);
});
