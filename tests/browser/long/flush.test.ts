import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { BehaviorData } from '#contract/api/visitor.ts';
import type { VisitorRecord } from '../../../server/profile/record.ts';
import { listening } from '../../support/pageState.ts';
import { startServer } from '../../support/server.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/**
 * The simulation's clock runs thirty times as fast (`?inspect&speed=30`), so that a flush is due about every second.
 */
const hurry = '?inspect&speed=30';

const browser = await sharedBrowser();
const path = `/survival-analysis${hurry}`;
const patient = { timeout: 20_000 };

/** Opens the page in a new context, which is closed after the test. */
async function open(url: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  await listening(page);
  return page;
}

const sentBy = (target: Page) => {
  const sent: { id: string; data: BehaviorData }[] = [];
  target.on('request', (request) => {
    if (!request.url().endsWith('/api/visitor/track')) return;
    const body = request.postDataJSON() as { behaviorData?: BehaviorData };
    if (body.behaviorData) sent.push({ id: request.headers()['x-batch-id'] ?? '', data: body.behaviorData });
  });
  return sent;
};

test('[R-BEH-01, R-BEH-03] scrolls, hovers and clicks are sent in the form of the specification', async () => {
  const startedAt = Date.now();
  const page = await open(sharedServer().url + path);
  const sent = sentBy(page);
  const all = () => sent.map(({ data }) => data);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 700);
  await page.waitForFunction(() => scrollY > 0);
  await page.mouse.move(420, 420, { steps: 5 });
  await page.locator('[data-track="open:survival-instinct"]').click();
  const interactions = () => all().flatMap((data) => data.interactionSequence);
  await expect.poll(interactions, patient).toContain('open:survival-instinct');
  // Records that were too late for the first batch are in the next one.
  const count = sent.length;
  await expect.poll(() => sent.length, patient).toBeGreaterThan(count);

  expect(Object.keys(all()[0] ?? {}).toSorted()).toEqual(
    ['dwellTime', 'hoverTargets', 'interactionSequence', 'lastInteraction', 'scrollPatterns', 'timestamp'].toSorted(),
  );
  const scrolls = all().flatMap((data) => data.scrollPatterns);
  expect(scrolls.length).toBeGreaterThan(0);
  for (const { percent, timestamp } of scrolls) {
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
    expect(timestamp).toBeGreaterThanOrEqual(startedAt);
  }
  const hovers = all().flatMap((data) => data.hoverTargets);
  expect(hovers.length).toBeGreaterThan(0);
  expect(Math.max(...hovers.map((text) => text.length))).toBeLessThanOrEqual(50);
  expect(interactions()).toContain('view:/survival-analysis');
  expect(all().reduce((sum, data) => sum + data.dwellTime, 0)).toBeGreaterThan(0);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
});

test('[R-BEH-05] a failed flush is logged and not shown to the reader, and its data is sent later', async () => {
  let server = await startServer({ env: { INSPECTOR: '1' } });
  const { dataDir, url } = server;
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const stored = (name: string): number => {
    const database = server.database();
    const rows = database.prepare('select record from visitors').all() as { record: string }[];
    database.close();
    const names = rows.flatMap((row) => [...(JSON.parse(row.record) as VisitorRecord).latestInteractions]);
    return names.filter((entry) => entry === name).length;
  };
  const page = await open(url + path);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const click = (name: string) => page.locator(`[data-track="${name}"]`).click();
  // The card is opened and closed, so that later clicks change no text.
  await click('open:survival-instinct');
  await click('open:survival-instinct');
  await expect.poll(() => stored('open:survival-instinct'), patient).toBe(2);
  const before = await page.locator('main').innerText();
  await server.kill('SIGKILL');

  await click('open:alignment-paradox');
  await click('open:alignment-paradox');
  await expect.poll(() => logged.some((text) => text.includes('could not be sent')), patient).toBe(true);
  expect(await page.locator('main').innerText()).toBe(before);
  expect(await page.getByRole('alert').count()).toBe(0);

  server = await startServer({ env: { INSPECTOR: '1', PORT: new URL(url).port }, dataDir });
  await expect.poll(() => stored('open:alignment-paradox'), patient).toBe(2);
  // A later batch has been counted, and no earlier batch was counted twice.
  await click('open:treacherous-turn');
  await expect.poll(() => stored('open:treacherous-turn'), patient).toBe(1);
  expect(stored('open:alignment-paradox')).toBe(2);
});
