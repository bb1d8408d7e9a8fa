import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storiesFolder } from '../../../server/story/library.ts';
import { launchBrowser } from '../../support/browser.ts';
import { freePort } from '../../support/port.ts';

/** The development server with a copy of the stories, which the tests may break. */
const folder = mkdtempSync(join(tmpdir(), 'd5u-writing-'));
const stories = join(folder, 'stories');
const file = join(stories, 'kitchen.ink');
const original = readFileSync(join(storiesFolder, 'kitchen.ink'), 'utf8');

let dev: ChildProcess;
let browser: Browser;
let url = '';
let printed = '';

beforeAll(async () => {
  mkdirSync(stories);
  writeFileSync(file, original);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['tools/dev.ts', '--stories', stories], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await vi.waitUntil(() => printed.includes('ready after'), { timeout: 120_000, interval: 200 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  dev.kill('SIGTERM');
  if (dev.exitCode === null) await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('[B-DEV-03] the server says in one line where it is, and the time of its start by part', () => {
  expect(printed.split('\n')[0]).toMatch(
    new RegExp(
      `^D5U development server at ${url}, ready after \\d+\\.\\d s ` +
        '\\(modules \\d+\\.\\d, store, stories and API \\d+\\.\\d, Vite \\d+\\.\\d\\)$',
    ),
  );
});

/** Saves the story with one line changed. Returns the number of the line. */
function save(before: string, after: string): number {
  expect(original).toContain(before);
  writeFileSync(file, original.replace(before, after));
  return original.slice(0, original.indexOf(before)).split('\n').length;
}

test('[B-AUT-01] a saved story changes the open page in place, and a broken one leaves it as it was', async () => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 500 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const text = () => page.locator('main').textContent();
  // On the first visit Vite bundles its dependencies, which may reload the page.
  await page.goto(`${url}/kitchen?inspect&phase=3&suspicion=0`);
  await page.getByRole('heading', { level: 1, name: 'A kitchen, from 1,900 depositions' }).waitFor();
  await page.waitForLoadState('networkidle', { timeout: 120_000 });

  await page.locator('button[data-track="examine:mug"]').click();
  await page.getByText('Chipped at the rim').waitFor();
  await page.evaluate(() => {
    scrollBy(0, -40);
    document.documentElement.dataset['stillTheSame'] = 'yes';
  });
  const place = () =>
    page.evaluate(() => ({
      search: location.search,
      scroll: Math.round(scrollY),
      isSame: document.documentElement.dataset['stillTheSame'] === 'yes',
    }));
  // The page scrolls smoothly to the chosen text. Waits until the scroll position is unchanged for twenty frames.
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 20; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const before = await place();
  expect(before).toMatchObject({ search: '?inspect=&phase=3&suspicion=0&path=0', isSame: true });
  expect(before.scroll).toBeGreaterThan(0);

  save('Chipped at the rim', 'Cracked at the rim');
  await page.getByText('Cracked at the rim').waitFor();
  expect(await place()).toEqual(before);
  // The Advocate speaks from phase 3 on, which only the preview shows.
  expect(await text()).toContain('0431 was nine.');

  const good = await text();
  const line = save('0431 was nine. He asked', '0431 was ten. # voice: butler\n    He asked');
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor();
  const fault = `kitchen.ink:${line}: the voice “butler” is none of`;
  expect(await overlay.locator('.message-body').textContent()).toContain(fault);
  expect(await overlay.locator('.file').textContent()).toContain(`${file}:${line}`);
  await expect.poll(() => printed).toContain(fault);
  expect(await text()).toBe(good);

  save('0431 was nine.', '0431 was ten.');
  // Searches only the page, because the error overlay quotes the source.
  await page.locator('main').getByText('0431 was ten.').waitFor();
  await overlay.waitFor({ state: 'detached' });
  expect(await text()).toContain('Chipped at the rim');
  expect(await place()).toEqual(before);

  // Text from before the save is not served from the cache: the beginning, which was read before, has the new text too.
  save('Nobody was asked to describe', 'Nobody was paid to describe');
  await page.getByText('Nobody was paid to describe').waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/kitchen?inspect&phase=3&suspicion=0');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText('Chipped at the rim').waitFor({ state: 'detached' });
  expect(await text()).toContain('Nobody was paid to describe');
  await context.close();
});
