import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { archiveFiles } from '../../../../src/content/archiveFiles.ts';
import { launchBrowser } from '../../../support/browser.ts';
import { batchIdOf, deliveredBy, type Fault, type FaultProxy, type Passed } from '../../../support/fault-proxy.ts';
import { listening, twoFrames } from '../../../support/pageState.ts';
import { startServer, type TestServer } from '../../../support/server.ts';
import { press, setHidden, visitBy } from '../../../support/faultVisit.ts';

/** The seven calls of spec §7, each with eight faults. Each case is one visit that makes all seven calls. */
const emptySeat = 'No current influence - be the first to gain power for $13';
const patient = { timeout: 60_000, interval: 100 };
/** Number of concurrent visits. The machine may have only two cores. */
const abreast = 6;

interface Call {
  readonly name: string;
  /** Whether a request is this call. */
  readonly is: (call: Passed) => boolean;
}
const get = (path: string) => (call: Passed) => call.method === 'GET' && call.path === path;
const post = (path: string) => (call: Passed) => call.method === 'POST' && call.path === path;

const calls: readonly Call[] = [
  { name: 'R-BEH-05 POST track, behaviour', is: ({ batchId }) => batchId !== null },
  { name: 'R-BEH-05 POST track, file click', is: (call) => post(apiPaths.track)(call) && call.batchId === null },
  { name: 'R-PRO-01 GET profile', is: get(apiPaths.profile) },
  { name: 'R-PRO-01 POST narrative-state', is: post(apiPaths.narrativeState) },
  { name: 'R-UI-02 GET recommendations', is: get(apiPaths.recommendations) },
  { name: 'R-UI-02 POST personalization-feedback', is: post(apiPaths.personalizationFeedback) },
  { name: 'R-INF-02 GET message', is: get(apiPaths.homepageMessage) },
];

const answer =
  (status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  (): Fault =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    return true;
  };
/**
 * This fault is produced in the browser. After a cut connection Chromium itself would repeat a GET, and the count would
 * be wrong.
 */
const refused = 'connection refused';
const faults: Readonly<Record<string, (proxy: FaultProxy) => Fault>> = {
  [refused]: () => () => false,
  // Longer than any of these visits. `heal` passes the request on at the end.
  '30 s slow': (proxy) => proxy.hold,
  500: answer(500, 'application/json', '{"message":"The registry could not answer."}'),
  401: answer(401, 'application/json', '{"message":"Who is asking?"}'),
  429: answer(429, 'application/json', '{"message":"Too many calls."}', { 'retry-after': '1' }),
  'an empty body': answer(200, 'application/json', ''),
  'HTML instead of JSON': answer(200, 'text/html', '<!doctype html><title>Log in</title><h1>502 Bad Gateway</h1>'),
  'truncated JSON': answer(200, 'application/json', '{"designation":"The Mag'),
};

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  server.place({ designation: 'The Magistrate', message: 'Strike the word beyond.' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const file = archiveFiles[2]?.name ?? '';

/**
 * Makes all seven calls, like a reader at phase 5: clicks a file, opens the recommendations, and hides the page.
 * `isRead` waits until the recommendations have been viewed.
 */
async function readOn(page: Page, isRead: () => Promise<void>): Promise<void> {
  await press(page, ['act:1']);
  // Without a profile the archive is closed and there are no recommendations.
  const button = page.getByRole('button', { name: file, exact: true });
  if (await button.isEnabled()) for (let click = 0; click < 3; click += 1) await button.dispatchEvent('click');
  const tab = page.locator('[data-tab="recommended"]');
  if ((await tab.count()) > 0) {
    await tab.dispatchEvent('click');
    await isRead();
  }
  await press(page, ['act:2']);
  await setHidden(page, true);
  await setHidden(page, false);
}

/** Opens the archive with one fault in place. Returns the failures. */
async function runCase(call: Call, faultName: string): Promise<string[]> {
  const wrong: string[] = [];
  const visit = await visitBy(browser, server);
  const { proxy } = visit;
  await visit.context.addCookies([{ ...(await server.visitorAt(5)), url: proxy.url }]);
  const fault = faults[faultName]?.(proxy);
  let hits = 0;
  proxy.fault = (passed, response) => {
    if (!call.is(passed)) return false;
    hits += 1;
    return fault?.(passed, response) ?? false;
  };
  if (faultName === refused) {
    await visit.context.route('**/api/**', async (route) => {
      const request = route.request();
      const passed = {
        method: request.method(),
        path: new URL(request.url()).pathname,
        batchId: batchIdOf(request.headers()['x-batch-id']),
      };
      if (!call.is({ ...passed, body: '', at: 0, status: 0 })) return route.continue();
      hits += 1;
      return route.abort('connectionrefused');
    });
  }
  const page = await visit.open('/routemap');
  const startedAt = Date.now();
  if (!call.name.includes('profile')) {
    await page.locator('[data-tab="recommended"]').waitFor({ timeout: 15_000 });
  } else await vi.waitUntil(() => hits > 0, patient);
  // The worker starts in the same task as the observers. From here on the reader's actions are recorded.
  await expect.poll(() => page.workers().length, patient).toBeGreaterThan(0);
  // A recommendation counts as viewed after a second; its feedback is the last of the seven calls.
  await readOn(page, async () => {
    if (call.name.includes('feedback')) await vi.waitUntil(() => hits > 0, patient);
  });
  await vi.waitUntil(() => hits > 0, patient);
  await twoFrames(page);

  const text = await page.locator('main').innerText();
  if (text.split(/\s+/).length < 100) wrong.push('the page is blank');
  if ((await page.locator('h1').count()) !== 1) wrong.push('the heading is gone');
  const shown = await page.locator('body').innerText();
  const leaks = shown.match(
    /\b(401|429|500|502|SyntaxError|TypeError|Failed to fetch|Unexpected|Bad Gateway|Too many)\b/,
  );
  if (leaks !== null) wrong.push(`it shows ${leaks[0]}`);
  if ((await page.getByRole('alert').filter({ hasText: /./ }).count()) > 0) wrong.push('it raises an alert');
  if (call.name.includes('message')) {
    const expected = faultName === '30 s slow' ? 'Loading influence data...' : emptySeat;
    if (!shown.includes(expected)) wrong.push(`the box does not say "${expected}"`);
  }
  const minutes = Math.max(1, Math.ceil((Date.now() - startedAt) / 60_000));
  // The limit on calls while the call fails. The profile may be requested more often, because each flush requests it
  // again.
  const most = call.name.includes('profile') ? 2 * minutes : 10;
  if (hits > most) wrong.push(`the call was made ${hits} times`);

  proxy.heal();
  await visit.context.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const acts = () => deliveredBy(proxy).filter((entry) => entry.startsWith('act:'));
  await expect.poll(acts, patient).toEqual(['act:1', 'act:2']);
  wrong.push(...visit.uncaught.map((message) => `uncaught: ${message}`));
  await visit.close();
  return wrong;
}

test(
  '[R-BEH-05, R-PRO-01, R-UI-02, R-INF-02] faults 22 and 23: seven calls, eight faults each: nothing uncaught, nothing blank, nothing lost, no loop',
  { timeout: 300_000 },
  async () => {
    const cases = calls.flatMap((call) => Object.keys(faults).map((fault) => [call, fault] as const));
    expect(cases).toHaveLength(56);
    const results: Record<string, readonly string[]> = {};
    const work = async () => {
      for (let next = cases.shift(); next !== undefined; next = cases.shift()) {
        const [call, fault] = next;
        const name = `${call.name}: ${fault}`;
        try {
          results[name] = await runCase(call, fault);
        } catch (error) {
          results[name] = [String(error).slice(0, 400)];
        }
      }
    };
    await Promise.all(Array.from({ length: abreast }, work));
    expect(Object.keys(results)).toHaveLength(56);
    expect(Object.fromEntries(Object.entries(results).filter(([, wrong]) => wrong.length > 0))).toEqual({});
  },
);

test(
  '[R-BEH-05, R-INF-02] fault 23: every call takes 30 s: the archive can be read meanwhile, opens when the answers come, and nothing is lost',
  { timeout: 300_000 },
  async () => {
    const visit = await visitBy(browser, server);
    const { proxy } = visit;
    await visit.context.addCookies([{ ...(await server.visitorAt(5)), url: proxy.url }]);
    const slow = proxy.slow(30_000);
    proxy.fault = (call, response) => call.path.startsWith('/api/') && slow(call, response);
    const page = await visit.open('/routemap');
    const asked = () => proxy.calls.find(get(apiPaths.profile))?.at;
    await expect.poll(asked, patient).toBeDefined();
    const askedAt = asked() ?? Number.NaN;
    await listening(page);
    await press(page, ['act:1']);
    const button = page.getByRole('button', { name: file, exact: true });
    expect(await button.isEnabled()).toBe(false);
    expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(100);
    expect(await page.locator('body').innerText()).toContain('Loading influence data...');
    await expect.poll(() => button.isEnabled(), { timeout: 60_000, interval: 250 }).toBe(true);
    expect(Date.now() - askedAt).toBeGreaterThanOrEqual(30_000);
    await expect
      .poll(() => page.locator('body').innerText(), { timeout: 60_000, interval: 500 })
      .toContain('Strike the word beyond.');
    proxy.heal();
    await setHidden(page, true);
    const acts = () => deliveredBy(proxy).filter((entry) => entry.startsWith('act:'));
    await expect.poll(acts, patient).toEqual(['act:1']);
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  },
);
