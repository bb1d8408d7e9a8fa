import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Phase } from '#contract/visitor.ts';
import { leavingWorker } from '../../../server/routes/site/leavingWorker.ts';
import { putInPlace } from '../../../tools/build/putInPlace.ts';
import { openApp } from '../../support/app.ts';
import { launchFullBrowser } from '../../support/browser.ts';
import { deliveredBy, type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { keptOn, press, setHidden } from '../../support/faultVisit.ts';
import { drawn, listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();
const patient = { timeout: 30_000, interval: 100 };

interface Reader {
  readonly context: BrowserContext;
  readonly proxy: FaultProxy;
  readonly url: string;
  readonly uncaught: string[];
  /** Opens a path in a new tab and waits until it is drawn. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** A reader at this phase, with a service worker, behind a proxy of their own. Effects are off. */
async function reader(phase: Phase, target = server.url, by = browser): Promise<Reader> {
  const proxy = await startFaultProxy(target);
  const localStorage = [{ name: 'd5u-effects', value: '"off"' }];
  const context = await by.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 1200, height: 800 },
    storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
  });
  if (target === server.url) await context.addCookies([{ ...(await server.visitorAt(phase)), url: proxy.url }]);
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  return {
    context,
    proxy,
    url: proxy.url,
    uncaught,
    async open(path) {
      const page = await context.newPage();
      await page.goto(proxy.url + path);
      await drawn(page);
      return page;
    },
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}

/** The addresses in all caches, without the origin. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** The text of everything in all caches. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const entries = (await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? '');
      return (await Promise.all(entries)).join('\n');
    });
    return (await Promise.all(texts)).join('\n');
  });

/** Number of entries with a time of last use in Workbox's database. */
const notedTimes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'workbox-expiration')) return 0;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('workbox-expiration');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('No IndexedDB.')));
    });
    const count = await new Promise<number>((resolve) => {
      const request = database.transaction('cache-entries').objectStore('cache-entries').count();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return count;
  });

const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Waits until the page, its story and the app shell are in the caches. */
async function isKept(page: Page, path: string, story: string | null): Promise<void> {
  await expect.poll(() => kept(page), patient).toEqual(expect.arrayContaining([path, '/offline.html']));
  const parts = [/^\/assets\/index-/, /^\/assets\/AppShell-/, /^\/assets\/simulation-worker-/, /\/profile$/];
  if (story !== null) parts.push(new RegExp(`^/api/story/${story}$`));
  for (const part of parts) await expect.poll(() => kept(page), patient).toContainEqual(expect.stringMatching(part));
}

/** The text of the page without its title: the worn letters of the title depend on the profile (B-TXT-04). */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!.cloneNode(true) as Element;
    main.querySelector('h1')?.remove();
    return main.textContent;
  });

/** Time until the text of /kitchen was shown, ms, and the part of it that the requests for document and story took. */
interface Opening {
  readonly totalMs: number;
  readonly networkMs: number;
}

async function opening(visit: Reader, text: string): Promise<Opening> {
  const page = await visit.context.newPage();
  await page.goto(`${visit.url}/kitchen`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (document.querySelector('main p')?.textContent ?? '') !== '');
  const times = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const story = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
      name.endsWith('/api/story/kitchen'),
    );
    return { totalMs: performance.now(), networkMs: (document?.responseEnd ?? 0) + (story?.duration ?? 0) };
  });
  await drawn(page);
  expect((await textOf(page)).slice(0, 200)).toBe(text.slice(0, 200));
  await page.close();
  return times;
}

/** The text of a story, for its reader or as a preview of a phase. These requests do not count as reading. */
const storyOf = async ({ context, url }: Reader, query = ''): Promise<string[]> => {
  const reply = await context.request.get(`${url}${apiPaths.story}/kitchen${query}`, { headers: { 'x-ahead': '1' } });
  return ((await reply.json()) as StoryPage).blocks.map(({ text }) => text);
};

test('[B-OFF-01, B-OFF-05, B-OFF-06] after one visit a page opens without a connection within a second, with its text; another page says that it is not here', async () => {
  const visit = await reader(1);
  const first = await visit.open('/kitchen');
  await isKept(first, '/kitchen', 'kitchen');
  const read = await textOf(first);
  await first.close();
  const online = Math.min((await opening(visit, read)).totalMs, (await opening(visit, read)).totalMs);
  await visit.context.setOffline(true);
  const asked = visit.proxy.calls.length;

  // The shortest of three times: another process may slow the machine down.
  const offline: Opening[] = [];
  for (let turn = 0; turn < 3; turn += 1) offline.push(await opening(visit, read));
  const network = Math.min(...offline.map(({ networkMs }) => networkMs));
  expect(network).toBeLessThan(500);
  const total = Math.min(...offline.map(({ totalMs }) => totalMs));
  expect(total, `${total} ms, online ${online} ms`).toBeLessThan(Math.max(1000, online * 1.25));

  const page = await visit.open('/kitchen');
  await page.locator('[data-offline]', { hasText: 'No connection: you read from this device.' }).waitFor();
  await listening(page);
  await page.goto(`${visit.url}/observatory`);
  await page.locator('h1', { hasText: 'This page is not on this device.' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('/observatory');
  const listed = page.locator('[data-offline-page] li a');
  await expect.poll(() => listed.allInnerTexts()).toEqual(['Kitchen']);
  await listed.click();
  await page.locator('h1', { hasText: 'A kitchen, from 1,900 depositions' }).waitFor();
  const since = visit.proxy.calls.slice(asked).filter(({ method, path }) => method === 'GET' && path !== '/sw.js');
  expect(since).toEqual([]);

  await visit.context.setOffline(false);
  await page.reload();
  await drawn(page);
  await expect.poll(() => page.locator('[data-offline]').count(), patient).toBe(0);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test('[B-OFF-01, B-PLAIN-01] the transcript that was read once is read again without a connection', async () => {
  const visit = await reader(1);
  const page = await visit.open('/transcript');
  await page.locator('main h2').first().waitFor();
  await isKept(page, '/transcript', null);
  await expect.poll(() => kept(page), patient).toContain(apiPaths.transcript);
  await drawn(page);
  const read = await textOf(page);
  await visit.context.setOffline(true);
  await page.reload();
  await page.locator('[data-offline]', { hasText: 'No connection: you read from this device.' }).waitFor();
  await expect.poll(() => textOf(page), patient).toBe(read);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test('[B-OFF-06] an address without a page is not in the list of the pages that can be read, typed or followed', async () => {
  const visit = await reader(1);
  const page = await visit.open('/kitchn');
  await expect.poll(() => kept(page), patient).toContainEqual(expect.stringMatching(/^\/assets\/not-found-/));
  const go = async (path: string, title: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await page.locator('h1', { hasText: title }).waitFor();
  };
  await go('/abuot', 'NONEXISTENCE');
  await go('/kitchen', 'A kitchen, from 1,900 depositions');
  await isKept(page, '/kitchen', 'kitchen');
  expect((await kept(page)).filter((path) => /^\/[\w-]*$/.test(path)).toSorted()).toEqual(['/kitchen']);
  await visit.context.setOffline(true);
  await page.goto(`${visit.url}/observatory`);
  const listed = page.locator('[data-offline-page] li a');
  await expect.poll(() => listed.allInnerTexts(), patient).toEqual(['Kitchen']);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test('[B-OFF-02] ten minutes offline are counted once and in order, and what they opened is told', async () => {
  const visit = await reader(0);
  const first = await visit.open('/about');
  await isKept(first, '/about', null);
  await first.close();
  await visit.context.setOffline(true);
  const page = await visit.context.newPage();
  await page.clock.install();
  await page.goto(`${visit.url}/about`);
  await drawn(page);
  await page.clock.runFor(10_000);
  await listening(page);
  const names = Array.from({ length: 10 }, (_, minute) => `act:${minute}`);
  for (const name of names) {
    await press(page, [name]);
    await page.clock.runFor(60_000);
  }
  const acts = () => deliveredBy(visit.proxy).filter((entry) => entry.startsWith('act:'));
  expect(acts()).toEqual([]);
  const post = () => visit.proxy.calls.filter(({ batchId }) => batchId !== null);
  const before = post().length;
  // Meanwhile the reader has read elsewhere: the record is at phase 1 when the connection is restored.
  const [cookie] = await visit.context.cookies();
  const id = decodeURIComponent(cookie?.value ?? '');
  const database = server.database();
  const row = database.prepare('select record from visitors where instr(?, visitor) > 0').get(id) as { record: string };
  const record = { ...(JSON.parse(row.record) as object), phase: 1, engagedMs: 400_000 };
  database
    .prepare('update visitors set record = ?, phase = 1 where instr(?, visitor) > 0')
    .run(JSON.stringify(record), id);
  database.close();

  await visit.context.setOffline(false);
  await page.clock.resume();
  await expect.poll(acts, patient).toEqual(names);
  await page.locator('[aria-label^="Notices"] li').first().waitFor();
  const sent = post().slice(before);
  expect(sent.every(({ status }) => status === 200)).toBe(true);
  // A batch whose answer was lost is sent again under its id. The server counts each batch once.
  const reply = await visit.context.request.get(visit.url + apiPaths.profile);
  const { behaviorProfile } = (await reply.json()) as { behaviorProfile: { interactionSequence: string[] } };
  expect(behaviorProfile.interactionSequence.filter((entry) => entry.startsWith('act:'))).toEqual(names);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test('[B-OFF-03] a story that was fetched ahead before the worker had control is not kept', async () => {
  const visit = await reader(0);
  await visit.context.addInitScript((path) => {
    const fetchAhead = async () => (await fetch(path, { headers: { 'x-ahead': '1' } })).text();
    addEventListener('DOMContentLoaded', () => void fetchAhead(), { once: true });
  }, `${apiPaths.story}/vega`);
  const page = await visit.open('/kitchen');
  const fetched = () =>
    page.evaluate(
      (path) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path)).length,
      `${apiPaths.story}/vega`,
    );
  await expect.poll(fetched, patient).toBe(1);
  await isKept(page, '/kitchen', 'kitchen');
  // The page reports the files that it has used again. A later reply is stored after them.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate((path) => fetch(path), `${apiPaths.story}/echoes`);
  await expect.poll(() => kept(page), patient).toContain('/api/story/echoes');
  expect((await kept(page)).filter((path) => path.startsWith('/api/story/')).toSorted()).toEqual([
    '/api/story/echoes',
    '/api/story/kitchen',
  ]);
  await visit.close();
});

test('[B-OFF-03, B-SEC-01] nothing that was not read is kept: no text of a later phase, none that was fetched ahead, no preview', async () => {
  const visit = await reader(0);
  const page = await visit.open('/kitchen');
  await isKept(page, '/kitchen', 'kitchen');
  const now = await storyOf(visit);
  const later: string[] = [];
  for (const phase of [1, 2, 3, 4, 5]) later.push(...(await storyOf(visit, `?phase=${phase}`)));
  const unearned = later.filter((text) => text.length > 20 && !now.includes(text));
  expect(unearned.length).toBeGreaterThan(0);
  // The worker does not handle previews and requests that fetch a story ahead, so it does not store their replies.
  await page.evaluate((path) => fetch(path, { headers: { 'x-ahead': '1' } }), `${apiPaths.story}/echoes`);
  await page.evaluate((path) => fetch(path), `${apiPaths.story}/kitchen?phase=4`);
  // A later reply is stored. By then the earlier replies would have been stored too.
  await page.evaluate((path) => fetch(path), `${apiPaths.story}/vega`);
  await expect.poll(() => kept(page), patient).toContain('/api/story/vega');
  expect((await kept(page)).filter((path) => path.startsWith('/api/story/')).toSorted()).toEqual([
    '/api/story/kitchen',
    '/api/story/vega',
  ]);
  const text = await keptText(page);
  expect(
    now.filter((block) => block.length > 20 && text.includes(JSON.stringify(block).slice(1, -1))).length,
  ).toBeGreaterThan(0);
  expect(unearned.filter((block) => text.includes(JSON.stringify(block).slice(1, -1)))).toEqual([]);
  await visit.close();

  const inspected = await reader(0);
  const preview = await inspected.open('/kitchen?inspect&phase=5');
  await listening(preview);
  // Longer than a page waits for an idle period before it installs the worker. Real time is measured.
  await preview.waitForTimeout(6000);
  expect([await hasWorker(preview), await kept(preview)]).toEqual([false, []]);
  await inspected.close();
});

test('[B-OFF-04, B-PRV-01] an erasure deletes every copy and the worker, also of what is on its way', async () => {
  const visit = await reader(2);
  const page = await visit.open('/surveillance-truth');
  await isKept(page, '/surveillance-truth', 'surveillance-truth');
  expect(await notedTimes(page)).toBeGreaterThan(0);
  await page.reload();
  await page.getByText(/copies for reading without a connection/).waitFor();
  const other = await visit.open('/about');
  // A visible page would reload at the erasure, and install the worker for the next visitor.
  await setHidden(other, true);
  // A reply that arrives after the erasure.
  visit.proxy.fault = (call, response) => call.path.endsWith('/story/vega') && visit.proxy.hold(call, response);
  await other.evaluate((path) => void fetch(path), `${apiPaths.story}/vega`);
  await expect.poll(() => visit.proxy.calls.some(({ path }) => path.endsWith('/story/vega')), patient).toBe(true);
  await page.getByText('Erase what is held').click();
  await page.getByText('Yes, erase me').click();
  await page.locator('h1', { hasText: 'Nothing is held' }).waitFor();
  await expect.poll(() => kept(page), patient).toEqual([]);
  visit.proxy.heal();
  await expect
    .poll(() => visit.proxy.calls.find(({ path }) => path.endsWith('/story/vega'))?.status, patient)
    .toBe(200);
  await expect.poll(() => notedTimes(page), patient).toBe(0);
  await expect.poll(() => hasWorker(page), patient).toBe(false);
  expect(await kept(page)).toEqual([]);
  await visit.close();
});

/** Control over the writes of a service worker to its caches. */
interface HeldWrites {
  /** Number of writes that are held. */
  count(): Promise<number>;
  /** Carries out the held writes and all later ones, and waits until the worker has nothing more to do. */
  release(): Promise<void>;
}

/** Holds each write to a cache before its cache is opened, in the running worker of this visit. */
async function holdWrites({ context }: Reader): Promise<HeldWrites> {
  const worker = context.serviceWorkers().at(-1)!;
  await worker.evaluate(() => {
    const writes = { held: 0, release: () => {}, tasks: [] as unknown[] };
    const released = new Promise<void>((resolve) => (writes.release = resolve));
    const events: { waitUntil(task: unknown): void } = Object.getPrototypeOf(Reflect.get(self, 'FetchEvent').prototype);
    const { open } = CacheStorage.prototype;
    const { waitUntil } = events;
    CacheStorage.prototype.open = async function hold(name) {
      writes.held += 1;
      await released;
      return open.call(this, name);
    };
    events.waitUntil = function note(task) {
      writes.tasks.push(task);
      waitUntil.call(this, task);
    };
    Object.assign(self, { writes });
  });
  return {
    count: () => worker.evaluate(() => (self as unknown as { writes: { held: number } }).writes.held),
    release: () =>
      worker.evaluate(async () => {
        const { writes } = self as unknown as { writes: { release: () => void; tasks: unknown[] } };
        writes.release();
        await Promise.allSettled(writes.tasks);
      }),
  };
}

test('[B-OFF-04, B-PRV-01] an erasure leaves nothing of a reply that is being written', async () => {
  const visit = await reader(2);
  const page = await visit.open('/surveillance-truth');
  await isKept(page, '/surveillance-truth', 'surveillance-truth');
  await page.reload();
  await page.getByText(/copies for reading without a connection/).waitFor();
  const other = await visit.open('/about');
  // A visible page would reload at the erasure, and install the worker for the next visitor.
  await setHidden(other, true);
  const writes = await holdWrites(visit);
  await other.evaluate((path) => void fetch(path), `${apiPaths.story}/vega`);
  await expect.poll(() => writes.count(), patient).toBeGreaterThan(0);
  await page.getByText('Erase what is held').click();
  await page.getByText('Yes, erase me').click();
  await page.locator('h1', { hasText: 'Nothing is held' }).waitFor();
  await expect.poll(() => notedTimes(page), patient).toBe(0);
  await writes.release();
  expect(await notedTimes(page)).toBe(0);
  expect(await kept(page)).toEqual([]);
  await visit.close();
});

test('[B-OFF-04, B-PRV-04] a refusal deletes every copy, and without a record nothing is kept', async () => {
  const visit = await reader(1);
  const page = await visit.open('/privacy');
  await isKept(page, '/privacy', null);
  await page.getByRole('button', { name: 'Keep nothing from now on' }).click();
  await page.getByText('Nothing is kept, because you said so.').waitFor();
  await expect.poll(() => kept(page), patient).toEqual([]);
  await expect.poll(() => hasWorker(page), patient).toBe(false);
  const next = await visit.open('/kitchen');
  await listening(next);
  // Longer than a page waits for an idle period before it installs the worker.
  await next.waitForTimeout(6000);
  expect([await hasWorker(next), await kept(next)]).toEqual([false, []]);
  // A yes installs the worker again.
  await page.getByRole('button', { name: 'Keep a record of me' }).first().click();
  await expect.poll(() => kept(page), patient).toContain('/privacy');
  await visit.close();
});

test('[B-OFF-04, B-PRV-04] a refusal deletes every copy and the outbox at once, also while the profile does not come', async () => {
  const visit = await reader(1);
  const page = await visit.open('/privacy');
  await isKept(page, '/privacy', null);
  const isHeld = (path: string) => path === apiPaths.profile || path === apiPaths.track;
  visit.proxy.fault = (call, response) => isHeld(call.path) && visit.proxy.hold(call, response);
  await press(page, ['act:0']);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect.poll(() => keptOn(page), patient).toBeGreaterThan(0);
  // With a copy of the profile the worker would answer after 5 s.
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  }, apiPaths.profile);
  await page.getByRole('button', { name: 'Keep nothing from now on' }).click();
  await expect.poll(() => kept(page), patient).toEqual([]);
  await expect.poll(() => keptOn(page), patient).toBe(0);
  await page.getByText('Nothing is kept, because you said so.').waitFor();
  const profiles = visit.proxy.calls.filter(({ path }) => path === apiPaths.profile);
  expect(profiles.at(-1)?.status).toBe(0);
  await visit.close();
});

test('[B-OFF-04, B-DEV-01] a refusal in a tab of the inspector deletes every copy too', async () => {
  const visit = await reader(1);
  const page = await visit.open('/about');
  await isKept(page, '/about', null);
  await page.goto(`${visit.url}/privacy?inspect`);
  await listening(page);
  // The code of the button has come.
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keep nothing from now on' }).click();
  await page.getByText('Nothing is kept, because you said so.').waitFor();
  await expect.poll(() => kept(page), patient).toEqual([]);
  await expect.poll(() => hasWorker(page), patient).toBe(false);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test('[B-OFF-03] copies of one visitor are not shown to the next one of the same browser', async () => {
  const visit = await reader(1);
  const page = await visit.open('/kitchen');
  await isKept(page, '/kitchen', 'kitchen');
  // Only the cookies are deleted.
  await visit.context.clearCookies();
  await page.goto(`${visit.url}/about`);
  await drawn(page);
  await expect.poll(() => kept(page), patient).not.toContain('/api/story/kitchen');
  await visit.close();
});

test('[B-OFF-03] a reply that is being written when another visitor reads is not kept for that visitor', async () => {
  const visit = await reader(1);
  const page = await visit.open('/kitchen');
  await isKept(page, '/kitchen', 'kitchen');
  const tab = await visit.open('/about');
  const writes = await holdWrites(visit);
  await tab.evaluate((path) => void fetch(path), `${apiPaths.story}/vega`);
  await expect.poll(() => writes.count(), patient).toBeGreaterThan(0);
  const count = await writes.count();
  await visit.context.addCookies([{ ...(await server.visitorAt(1)), url: visit.url }]);
  await tab.evaluate((path) => void fetch(path), `${apiPaths.story}/echoes`);
  await expect.poll(() => writes.count(), patient).toBeGreaterThan(count);
  await expect.poll(() => kept(page), patient).not.toContain('/api/story/kitchen');
  await writes.release();
  expect(await kept(page)).not.toContain('/api/story/vega');
  await visit.close();
});

/** Makes a second build of the site: the same modules under other names, and another worker. */
function renewed(site: string, made: string): void {
  cpSync(site, made, { recursive: true });
  for (const file of globSync('**/*.{br,gz}', { cwd: made })) rmSync(join(made, file));
  const names = globSync('*-*.{js,css}', { cwd: join(made, 'assets') });
  const renamed = new Map(names.map((name) => [name, name.replace(/-(.)([^.]{6,7})\./, '-$2$1.')]));
  const known = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of globSync('**/*.{js,css,html}', { cwd: made })) {
    const text = readFileSync(join(made, file), 'utf8');
    writeFileSync(
      join(made, file),
      text.replaceAll(known, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [name, newName] of renamed) renameSync(join(made, 'assets', name), join(made, 'assets', newName));
  writeFileSync(join(made, 'sw.js'), `${readFileSync(join(made, 'sw.js'), 'utf8')}\nself.isRenewed = true;\n`);
}

/** The path of the entry script of a document. Each build has another path. */
const entryOf = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')!.src).pathname);

/** Whether a newer worker waits, and whether a worker controls this page. */
const workersOf = (page: Page): Promise<{ isWaiting: boolean; isControlled: boolean }> =>
  page.evaluate(async () => ({
    isWaiting: (await navigator.serviceWorker.getRegistration())?.waiting != null,
    isControlled: navigator.serviceWorker.controller !== null,
  }));

test('[B-OFF-07, B-BLD-02] a new version under an open tab: the worker waits, nothing reloads, nothing typed is lost, old parts still come; the next document is the new one, and opens offline', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'd5u-renewed-'));
  const site = join(folder, 'site');
  cpSync('dist/site', site, { recursive: true });
  mkdirSync(join(folder, 'previous/assets'), { recursive: true });
  const { app, close } = await openApp({}, site);
  const target = await app.listen({ port: 0, host: '127.0.0.1' });
  const visit = await reader(0, target);
  const tab = await visit.open('/privacy');
  await isKept(tab, '/privacy', null);
  const old = await entryOf(tab);
  const field = tab.locator('main textarea, main input[type="text"]').first();
  await field.fill('seven words that nobody has sent yet');
  let documents = 0;
  tab.on('domcontentloaded', () => (documents += 1));

  renewed(site, join(folder, 'next'));
  putInPlace(join(folder, 'next'), site, join(folder, 'previous'));
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => workersOf(tab), patient).toEqual({ isWaiting: true, isControlled: true });
  expect(await field.inputValue()).toBe('seven words that nobody has sent yet');
  expect(documents).toBe(0);

  // A new document beside the old document has the new build, but the old worker controls it.
  const next = await visit.open('/about');
  expect(await entryOf(next)).not.toBe(old);
  await listening(next);
  expect(await workersOf(next)).toEqual({ isWaiting: true, isControlled: true });

  await tab.evaluate(() => {
    history.pushState(null, '', '/kitchen');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await tab.locator('h1', { hasText: 'A kitchen, from 1,900 depositions' }).waitFor();
  expect(await entryOf(tab)).toBe(old);
  expect(documents).toBe(0);

  // The last page under the old worker is closed, and the new worker takes over. The browser ends a closed page some
  // time after `close`. A page that opens before that is still under the old worker.
  await tab.close();
  await next.close();
  let last = await visit.open('/about');
  const opened = async () => {
    await last.close();
    last = await visit.open('/about');
    return workersOf(last);
  };
  const renewedWorker = () =>
    Promise.all(visit.context.serviceWorkers().map((worker) => worker.evaluate(() => 'isRenewed' in self)));
  await expect.poll(opened, patient).toEqual({ isWaiting: false, isControlled: true });
  await expect.poll(renewedWorker, patient).toContain(true);
  const entry = await entryOf(last);
  expect(entry).not.toBe(old);
  await isKept(last, '/about', null);
  await visit.context.setOffline(true);
  await last.reload();
  await drawn(last);
  expect(await entryOf(last)).toBe(entry);
  await last.locator('[data-offline]', { hasText: 'No connection: you read from this device.' }).waitFor();

  expect(visit.uncaught).toEqual([]);
  await visit.close();
  await close();
  rmSync(folder, { recursive: true });
});

test('[B-OFF-03] a request to another origin goes past the worker, and nothing of it is kept', async () => {
  const other = createServer((_, response) =>
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/css' }).end('/* theirs */'),
  ).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const theirs = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const visit = await reader(1);
  const page = await visit.open('/about');
  await isKept(page, '/about', null);
  await page.reload();
  await drawn(page);
  expect(await workersOf(page)).toEqual({ isWaiting: false, isControlled: true });
  // The worker handles such paths on its own origin. The site's Content-Security-Policy forbids these requests to
  // another origin, so the test bypasses the policy.
  const session = await visit.context.newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await drawn(page);
  for (const path of ['/assets/theirs.css', `${apiPaths.story}/kitchen`, apiPaths.profile]) {
    const [response] = await Promise.all([
      page.waitForResponse(theirs + path),
      page.evaluate(async (address) => void (await fetch(address)).text(), theirs + path),
    ]);
    expect(response.fromServiceWorker(), path).toBe(false);
  }
  const origins = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return [...new Set((await Promise.all(all)).flat().map(({ url }) => new URL(url).origin))];
  });
  expect(origins).toEqual([visit.url]);
  await visit.close();
  other.close();
});

/** Reasons against a return from the back-forward cache that come from the automation, or once after it. */
const rare: readonly string[] = [
  'NavigationCancelledWhileRestoring',
  'JavaScriptExecution',
  'ServiceWorkerPostMessage',
];

/** Needs a whole Chromium. Where none can be installed, `.ci/run` leaves this test out and reports it. */
test.skipIf(process.env['NO_WHOLE_BROWSER'] !== undefined)(
  '[B-OFF-07, B-NAV-03] a page under the worker comes back from the back-forward cache, with its text and its worker',
  async () => {
    const full = await launchFullBrowser(['--disable-back-forward-cache']);
    const visit = await reader(1, server.url, full);
    const first = await visit.open('/about');
    await isKept(first, '/about', null);
    await first.close();
    await visit.context.addInitScript(() => {
      if (!('serviceWorker' in navigator)) return;
      navigator.serviceWorker.addEventListener('message', () => (document.documentElement.dataset['told'] = 'yes'));
    });
    const page = await visit.open('/kitchen');
    await isKept(page, '/kitchen', 'kitchen');
    // A message from the worker to a page in the back-forward cache would remove the page from the cache. The worker
    // sends one message to this page, so the test waits for the message first.
    await page.locator('html[data-told]').waitFor();
    const text = await textOf(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    let reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    const leaveAndReturn = async () => {
      reasons = [];
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
      await page.goto(`${visit.url}/healthz`);
      // No script may be executed in the page before it is restored, so the test waits for the browser's event.
      const isBack = new Promise<void>((resolve) => {
        const onNavigated = ({ frame }: { readonly frame: { readonly url: string } }) => {
          if (!frame.url.endsWith('/kitchen')) return;
          session.off('Page.frameNavigated', onNavigated);
          resolve();
        };
        session.on('Page.frameNavigated', onNavigated);
      });
      await page.evaluate(() => history.back()).catch(() => undefined);
      await isBack;
      await page.locator('h1').first().waitFor({ state: 'attached' });
    };
    await leaveAndReturn();
    // Rarely, in one of ten runs, a script of the automation is executed in the page before it is restored. The browser
    // then loads the page again, and the worker has messages for it again. A page that does this itself does it each
    // time.
    for (let tries = 1; tries < 4 && reasons.some((reason) => rare.includes(reason)); tries += 1) {
      await page.locator('html[data-told]').waitFor();
      await leaveAndReturn();
    }
    expect(reasons).toEqual([]);
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    expect(await textOf(page)).toBe(text);
    expect(await workersOf(page)).toEqual({ isWaiting: false, isControlled: true });
    await visit.context.setOffline(true);
    await page.reload();
    await page.locator('[data-offline]', { hasText: 'No connection: you read from this device.' }).waitFor();
    await drawn(page);
    expect((await textOf(page)).slice(0, 200)).toBe(text.slice(0, 200));
    expect(visit.uncaught).toEqual([]);
    await visit.close();
    await full.close();
  },
);

test('[B-OFF-07] a server with OFFLINE=off takes worker and copies from a browser that has them', async () => {
  const visit = await reader(1);
  const page = await visit.open('/about');
  await isKept(page, '/about', null);
  visit.proxy.fault = ({ path }, response) => {
    if (path === '/sw.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(leavingWorker);
    else if (path === apiPaths.settings)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ inspector: false, analytics: null, offline: false }));
    return path === '/sw.js' || path === apiPaths.settings;
  };
  await page.reload();
  await expect.poll(() => hasWorker(page), patient).toBe(false);
  await expect.poll(() => kept(page), patient).toEqual([]);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test('[B-OFF-08] the manifest is complete, and names no page but the front page', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  const session = await context.newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/site.webmanifest`, []]);
  const manifest = JSON.parse(data) as { icons: { src: string; sizes: string }[]; start_url: string };
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(sizes === 'any' ? 'any' : size, src).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  await context.close();
});
