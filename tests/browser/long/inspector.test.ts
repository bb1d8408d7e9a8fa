import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { glitchKinds, readingKinds } from '#contract/simulation.ts';
import { candidatesAmong } from '../../support/candidatesAmong.ts';
import { launchBrowser } from '../../support/browser.ts';
import { listening, twoFrames } from '../../support/pageState.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { momentFronts } from '../../../src/state/momentFronts.ts';

let browser: Browser;
let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'd5u-log-'));

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string, width = 1280, height = 900): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, acceptDownloads: true, reducedMotion: null });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const counted = window as unknown as { framesAsked: number };
    counted.framesAsked = 0;
    window.requestAnimationFrame = (callback) => {
      counted.framesAsked += 1;
      return ask(callback);
    };
  });
  await page.goto(server.url + path);
  await fold(page).waitFor();
  return page;
}
const fold = (page: Page) => page.getByRole('button', { name: 'inspector' });
const framesAsked = (page: Page) => page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
/** The last, the median and the worst time of a table row, ms; NaN for times not yet measured. */
const rowOf = async (page: Page, name: string) =>
  (await page.locator(`aside tr:has(th:text-is("${name}")) td`).allInnerTexts()).map(Number);

test('[B-DEV-01] the log of a real page, exported by keyboard, replays to the same bytes', async () => {
  const page = await open('/survival-analysis?inspect&phase=3&suspicion=3.5&seed=7&speed=30');
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.move(200 + turn * 60, 300 + turn * 40, { steps: 5 });
    await page.mouse.wheel(0, 400);
    await twoFrames(page);
  }
  const letters = 'chippedmugsandplates';
  const candidates = candidatesAmong(letters);
  expect(candidates).toBeGreaterThan(0);
  await page.keyboard.type(letters, { delay: 30 });
  for (const name of ['round trip', 'step', 'ingest']) {
    await expect.poll(() => rowOf(page, name), { message: name, timeout: 15_000 }).not.toContain(Number.NaN);
    const [last, median, worst] = await rowOf(page, name);
    expect(last).toBeLessThanOrEqual(worst!);
    expect(median).toBeLessThanOrEqual(worst!);
  }
  await page.getByRole('button', { name: 'export log' }).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('d5u-log-7.json');
  const file = join(folder, 'log.json');
  await download.saveAs(file);
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/replay.ts', file]);
  expect(stdout).toMatch(/^seed +7, speed 30/);
  expect(stdout).toMatch(/[1-9]\d* telemetry/);
  expect(stdout).toContain(` ${candidates} secret-word-typed`);
  expect(stdout).toMatch(/same bytes [0-9a-f]{16}\n$/);
  await page.context().close();
});

test('[B-DEV-01] [B-OVL-01] while open it counts the frames that are drawn, and requests none itself', async () => {
  const page = await open('/about?inspect&seed=7');
  // One frame was drawn when the canvas was mounted.
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  await expect.poll(async () => (await rowOf(page, 'drawing')).map(Number.isFinite)).toEqual([true, true, true]);
  await page.locator('aside', { hasText: 'frames, 0 in the last second' }).waitFor({ timeout: 20_000 });
  const before = await framesAsked(page);
  // Real time is measured: three seconds in which no frame is requested.
  await page.waitForTimeout(3000);
  expect((await framesAsked(page)) - before).toBe(0);
  await page.context().close();
});

test('[B-DEV-01] on a phone it is folded; opened by key, it fits into the window', async () => {
  const page = await open('/about?inspect&phase=3', 390, 700);
  const window = page.locator('aside[aria-label="Inspector"]');
  const { width, height } = (await window.boundingBox())!;
  expect(width * height).toBeLessThan(0.02 * 390 * 700);
  await fold(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'export log' }).focus();
  const box = (await window.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(700);
  await fold(page).focus();
  await page.keyboard.press('Enter');
  expect((await window.boundingBox())!.height).toBe(height);
  await page.context().close();
});

test('[B-DEV-01] the first request of an inspected story carries the preview, and the end is previewed too', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${server.url}/kitchen?inspect&ended&did=margins:all&path=6.7.8`);
  await page.getByText('14:22:22. The court has risen.').waitFor();
  await fold(page).waitFor();
  const stories = asked.filter((url) => url.includes('/api/story/')).map((url) => new URL(url).searchParams);
  expect(stories.map((query) => Object.fromEntries(query))).toEqual([
    { path: '6.7.8', phase: '5', ended: 'true', did: 'margins:all' },
  ]);
  expect(errors).toEqual([]);
  await page.goto(`${server.url}/?inspect&ended`);
  await page.getByText('47,001 has been heard.').waitFor();
  await context.close();
});

test('[B-DEV-01] without the operator’s setting the query previews nothing', async () => {
  const closed = await startServer();
  const context = await browser.newContext();
  const page = await context.newPage();
  const story = page.waitForRequest((request) => request.url().includes('/api/story/'));
  await page.goto(`${closed.url}/kitchen?inspect&ended`);
  expect(new URL((await story).url()).search).toBe('');
  await listening(page);
  expect(await fold(page).count()).toBe(0);
  await context.close();
  await closed.stop();
});

test('[B-DEV-01] a previewed phase and suspicion never enter the narrative state, neither stored nor posted', async () => {
  const page = await open('/kitchen?inspect&phase=5&suspicion=5&seed=7&speed=30');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  // The page shows phase 5: the worker simulates the preview and records nothing.
  await page.locator('[data-tab="analysis"]').waitFor();
  await expect
    .poll(() => posted.filter((post) => post.includes('behaviorData')).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  const profile = (await (await page.request.get(`${server.url}/api/visitor/profile`)).json()) as object;
  expect(profile).toMatchObject({ suspicionLevel: 0 });
  const profileRead = page.waitForResponse((response) => response.url().endsWith('/api/visitor/profile'));
  await page.goto(`${server.url}/`);
  await profileRead;
  const stored = await page.evaluate(() => localStorage.getItem('narrative-state'));
  const { phaseTransitions = [], suspicionEvents = [] } = JSON.parse(stored ?? '{}') as {
    phaseTransitions?: { phase: number }[];
    suspicionEvents?: unknown[];
  };
  expect(phaseTransitions.filter(({ phase }) => phase > 1)).toEqual([]);
  expect(suspicionEvents).toEqual([]);
  expect(posted.filter((post) => post.startsWith('/api/visitor/narrative-state'))).toEqual([]);
  await page.context().close();
});

test('[B-DEV-02] the gallery draws every effect, rarity and pattern, and tells nobody', async () => {
  const page = await open('/about?inspect&seed=7');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.postData() ?? '');
  });
  const gallery = page.getByRole('group', { name: 'effects, drawn and not recorded' });
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  const frames = async () => (await rowOf(page, 'drawing')).at(-1) ?? Number.NaN;
  await expect.poll(frames, { timeout: 20_000 }).not.toBeNaN();
  // Recorded within the page: a glitch is visible for 240 ms, and polling from outside can miss it.
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = () => void seen.push(canvas.style.visibility === 'hidden' ? 'hidden' : 'drawn');
    new MutationObserver(look).observe(canvas, { attributeFilter: ['style'] });
  });
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: string[] }).seen.filter((each, at, all) => each !== all[at - 1]));
  const clearSeen = () => page.evaluate(() => void (window as unknown as { seen: string[] }).seen.splice(0));
  await expect
    .poll(() => page.evaluate(() => document.querySelector('canvas')!.style.visibility), { message: 'at rest' })
    .toBe('hidden');
  for (const effect of [...glitchKinds, ...readingKinds, 'scan', ...momentFronts]) {
    await clearSeen();
    await gallery.getByRole('button', { name: effect }).click();
    // An ambient effect of the page may follow.
    const first = async () => (await seen()).slice(0, 2);
    await expect.poll(first, { message: effect }).toEqual(['drawn', 'hidden']);
  }

  await gallery.getByLabel('eggs').fill('8');
  const eggs = page.locator('[data-egg]');
  for (const rarity of ['common', 'uncommon', 'rare', 'legendary', 'mythic']) {
    await gallery.getByLabel('rarity').selectOption(rarity);
    await expect.poll(() => eggs.count(), { message: rarity }).toBeGreaterThan(3);
    expect(await eggs.first().getAttribute('aria-label')).toContain(rarity);
  }
  for (const pattern of ['linear', 'quantum', 'recursive', 'chaotic']) {
    await gallery.getByLabel('pattern').selectOption(pattern);
    const place = () => eggs.first().evaluate((egg) => egg.style.transform);
    const before = await place();
    await expect.poll(place, { message: pattern }).not.toBe(before);
  }
  await gallery.getByLabel('strength').fill('1');
  await page.waitForFunction(() => document.documentElement.dataset['misregistered'] !== undefined);

  // The label of the opened egg says that it is a preview and is not stored.
  const first = eggs.first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByText('a preview, kept nowhere').waitFor();
  await page.getByRole('button', { name: 'export log' }).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const file = join(folder, 'gallery.json');
  await download.saveAs(file);
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('behaviorData'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await sent;
  const told = `${readFileSync(file, 'utf8')} ${posted.join(' ')} ${await page.evaluate(() => JSON.stringify(localStorage))}`;
  expect(told).not.toMatch(/preview-|Preview \d|egg-clicked|click:(slices|scan|phase)|egg:button/i);
  await page.context().close();
});
