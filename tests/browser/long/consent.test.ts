import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { ending } from '../../../server/content/ending/ending.ts';
import { personalTables } from '../../../server/storage/visitorTables.ts';
import { consentTexts } from '../../../src/content/consentTexts.ts';
import { endingTexts } from '../../../src/content/endingTexts.ts';
import { violations } from '../../support/axe.ts';
import { launchBrowser } from '../../support/browser.ts';
import { type HttpListener, listen } from '../../support/http.ts';
import { listening, twoFrames } from '../../support/pageState.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const canary = 'canary-4711-in-a-coal-mine';

/** A service with Plausible's events API, on another origin. No visitor without a record may be reported to it. */
let service: HttpListener;
let browser: Browser;
let asking: TestServer;
let open: TestServer;
beforeAll(async () => {
  service = await listen((_request, response) => response.writeHead(202, { 'access-control-allow-origin': '*' }).end());
  const target = { ANALYTICS_DOMAIN: 'd5u.example', ANALYTICS_HOST: service.url };
  [browser, asking, open] = await Promise.all([
    launchBrowser(),
    startServer({ env: { ...target, CONSENT: 'ask' } }),
    startServer({ env: target }),
  ]);
});
beforeEach(() => void (service.received.length = 0));
afterAll(async () => {
  await browser?.close();
  await Promise.all([asking?.stop(), open?.stop()]);
  await service?.close();
});

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly requests: Request[];
}
async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options });
  onTestFinished(() => context.close());
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return { context, page: await context.newPage(), requests };
}

const rowsOf = (server: TestServer): number => {
  const database = server.database();
  const counts = personalTables.map((table) => Number(database.prepare(`select count(*) from ${table}`).pluck().get()));
  database.close();
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Reads, hovers and types on the page, then leaves it. A page posts its batch when it is left. */
async function readAndLeave(page: Page): Promise<void> {
  await listening(page);
  await page.mouse.move(500, 300, { steps: 8 });
  await page.mouse.wheel(0, 600);
  await page.keyboard.type(canary);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // The batch is posted in the same task, and arrives here a frame later.
  await twoFrames(page);
}

/** Makes the tab visible again. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
const nothing = { keys: [], databases: [] };
/** Number of batches in the outbox of the device; 0 where there is no outbox. */
const storedBatches = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'd5u')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('d5u');
      opening.onsuccess = () => {
        const counting = opening.result.transaction('batches').objectStore('batches').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
const posted = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST').map((request) => new URL(request.url()).pathname);
const origins = (requests: readonly Request[]) => [
  ...new Set(requests.map((request) => new URL(request.url()).origin)),
];
const sent = (requests: readonly Request[]) =>
  requests.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n');

test('[B-PRV-04] fault 38: the question is asked beside the page; until it is answered nothing is posted or stored', async () => {
  const { context, page, requests } = await visit();
  await page.goto(asking.url);
  await page.getByText(consentTexts.ask.title).waitFor();
  expect(await page.locator('main h1').first().isVisible()).toBe(true);
  expect(await violations(page, { isStrict: true })).toEqual([]);
  await readAndLeave(page);
  expect(posted(requests)).toEqual([]);
  expect(origins(requests)).toEqual([asking.url]);
  expect(await onDevice(page)).toEqual(nothing);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['d5u-reading']);
  expect(rowsOf(asking)).toBe(0);
});

test('[B-PRV-04] fault 38: whoever says no reads to the end of the story; nothing of it is stored, and nothing goes elsewhere', async () => {
  const { context, page, requests } = await visit();
  await page.goto(asking.url);
  await page.getByRole('button', { name: consentTexts.ask.no }).click();
  await page.getByText(consentTexts.none.refused, { exact: false }).waitFor();
  // The answer has moved the focus to the group around the page. The group has a name until the focus leaves it.
  await page.keyboard.press('Tab');
  expect(await violations(page, { isStrict: true })).toEqual([]);
  for (const part of [1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: consentTexts.none.open(part) }).click();
  }
  await page.getByText(consentTexts.none.all, { exact: false }).waitFor();
  await page.goto(`${asking.url}/kitchen`);
  await readAndLeave(page);
  await page.goto(`${asking.url}/kitchen`);
  await listening(page);
  await page.getByRole('button', { name: 'sixth chair' }).click();
  await page.getByRole('button', { name: 'sit down' }).click();
  await page.getByLabel(endingTexts.label).fill(ending.word);
  await page.getByRole('button', { name: endingTexts.say }).click();
  await page.getByText('14:22:22. The court has risen.').waitFor();
  await page.getByText(consentTexts.none.ended, { exact: false }).waitFor();

  const answers = Array.from({ length: 6 }, () => apiPaths.consent);
  expect(posted(requests)).toEqual([...answers, apiPaths.ending]);
  expect(origins(requests)).toEqual([asking.url]);
  expect(sent(requests)).not.toContain(canary);
  expect(service.received).toEqual([]);
  expect(await onDevice(page)).toEqual(nothing);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['d5u-reading']);
  expect(rowsOf(asking)).toBe(0);
});

test('[B-PRV-04] whoever says yes has a record from then on, here and on the server', async () => {
  const { context, page, requests } = await visit();
  await page.goto(asking.url);
  await page.getByRole('button', { name: consentTexts.ask.yes }).click();
  await page.getByText(consentTexts.ask.title).waitFor({ state: 'detached' });
  // The next reading of the profile gives the page its identity.
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
  await expect.poll(cookies).toEqual(['d5u', 'd5u-reading']);
  await readAndLeave(page);
  await expect.poll(() => posted(requests)).toContain(apiPaths.track);
  await expect.poll(() => rowsOf(asking)).toBeGreaterThan(0);
  expect((await onDevice(page)).databases).toEqual(['d5u']);
  // The question is asked once. The next page does not ask it again.
  await page.goto(`${asking.url}/about`);
  await listening(page);
  expect(await page.locator('[data-consent]').count()).toBe(0);
});

test.each([
  ['by header and to the page', true, true],
  ['by header alone', true, false],
  ['to the page alone', false, true],
])(
  '[B-PRV-04] fault 38: under Global Privacy Control, sent %s, the page asks nobody and stores nothing',
  async (_, inHeader, inPage) => {
    const before = rowsOf(open);
    const { context, page, requests } = await visit(inHeader ? { extraHTTPHeaders: { 'sec-gpc': '1' } } : {});
    if (inPage) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    }
    await page.goto(`${open.url}/kitchen`);
    await page.getByText(consentTexts.none.signalled, { exact: false }).waitFor();
    await readAndLeave(page);
    await page.goto(open.url);
    await readAndLeave(page);
    expect(posted(requests)).toEqual([]);
    expect(origins(requests)).toEqual([open.url]);
    expect(await onDevice(page)).toEqual(nothing);
    expect(service.received).toEqual([]);
    expect(rowsOf(open)).toBe(before);
  },
);

test('[B-PRV-04] a yes holds for what is read after it: nothing from before is posted', async () => {
  const { page, requests } = await visit();
  await page.goto(`${asking.url}/about`);
  await listening(page);
  const first = page.locator('main p').nth(0);
  await first.hover();
  await page.getByRole('button', { name: consentTexts.ask.yes }).click();
  await page.getByText(consentTexts.ask.title).waitFor({ state: 'detached' });
  // The question had the focus and has been removed.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page');
  const second = page.locator('main p').nth(1);
  await second.hover();
  const [before, after] = (await Promise.all([first.innerText(), second.innerText()])).map((text) =>
    text.replace(/\s+/g, ' ').slice(0, 30),
  );
  const tracked = page.waitForRequest((request) => request.url().endsWith(apiPaths.track));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await tracked).postData()).toContain(after);
  const bodies = requests.filter((request) => request.url().endsWith(apiPaths.track)).map((one) => one.postData());
  expect(bodies.filter((body) => body?.includes(before!) || body?.includes('view:/about'))).toEqual([]);
});

test('[B-PRV-04] a tab that is looked at again says what was answered in another one', async () => {
  const { context, page } = await visit();
  await page.goto(asking.url);
  await page.getByText(consentTexts.ask.title).waitFor();
  const other = await context.newPage();
  await other.goto(asking.url);
  await other.getByRole('button', { name: consentTexts.ask.no }).click();
  await other.getByText(consentTexts.none.refused, { exact: false }).waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(consentTexts.none.refused, { exact: false }).waitFor();
  expect(await page.getByText(consentTexts.ask.title).count()).toBe(0);
});

test('[B-PRV-04] with a refusal the store of this device goes, also while another tab has it open; a consent brings it back', async () => {
  const { context, page } = await visit();
  await page.goto(`${open.url}/about`);
  await readAndLeave(page);
  await expect.poll(async () => (await onDevice(page)).databases).toEqual(['d5u']);
  const reading = { name: 'd5u-reading', value: 'signalled', url: open.url };
  await context.addCookies([reading]);
  const other = await context.newPage();
  await other.goto(`${open.url}/about`);
  await expect.poll(async () => (await onDevice(other)).databases).toEqual([]);

  // Batches that cannot be sent are stored on the device.
  await context.route(`**${apiPaths.track}`, (route) => route.abort());
  await context.clearCookies({ name: reading.name });
  await comeBack(page);
  // The outbox fails to open the first time. The page tries again with the next batch.
  await page.evaluate(() => {
    const { open: openStore } = IDBFactory.prototype;
    IDBFactory.prototype.open = function openOnce(...parameters) {
      IDBFactory.prototype.open = openStore;
      const request = openStore.apply(this, parameters);
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      return request;
    };
  });
  await readAndLeave(page);
  await comeBack(page);
  await readAndLeave(page);
  await expect.poll(() => storedBatches(page)).toBeGreaterThan(0);
});

test('[B-PRV-04] where the browser denies cookies nothing is posted or stored, and the page can be read', async () => {
  const { context, page, requests } = await visit();
  await (await context.newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${open.url}/about`);
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await readAndLeave(page);
  expect(await page.locator('main h1').first().isVisible()).toBe(true);
  expect(posted(requests)).toEqual([]);
  expect(await onDevice(page)).toEqual(nothing);
});
