import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BehaviorData } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { deliveredBy, type FaultProxy } from '../../../support/fault-proxy.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';
import { keptOn, press, setHidden, visitBy } from '../../../support/faultVisit.ts';

/** The simulation's clock runs sixty times as fast, so that a flush is due about every second. */
const hurried = '/survival-analysis?inspect&speed=60';
const patient = { timeout: 60_000, interval: 100 };

const browser = await sharedBrowser();
const server = sharedServer();

const numbered = (prefix: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}:${from + index}`);
const only = (prefix: string, entries: readonly string[]) => entries.filter((entry) => entry.startsWith(`${prefix}:`));
const batchesOf = ({ calls }: FaultProxy) => calls.filter(({ batchId }) => batchId !== null);
const sequencesOf = (proxy: FaultProxy) => batchesOf(proxy).map(({ batchId }) => Number(batchId?.split('-').at(-1)));

/** All hovers in batches that the server answered with 200, each batch id counted once. */
function lookedAtIn(proxy: FaultProxy): string[] {
  const seen = new Map<string, BehaviorData>();
  for (const { batchId, body, status } of batchesOf(proxy)) {
    if (status === 200) seen.set(batchId ?? '', (JSON.parse(body) as { behaviorData: BehaviorData }).behaviorData);
  }
  return [...seen.values()].flatMap(({ hoverTargets }) => hoverTargets);
}

/** Presses a button for each name, with a hundred hovers after each press. */
const readOn = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((list) => {
    const button = document.createElement('button');
    // The text of a hover is read later, before the next press at the latest.
    const looked = Array.from({ length: 100 }, () => document.createElement('p'));
    document.body.append(button, ...looked);
    for (const name of list) {
      button.dataset['track'] = name;
      button.click();
      for (const [step, element] of looked.entries()) {
        element.dataset['hover'] = `${name}:${step}`;
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    }
    // The elements stay in the document. An element that is removed before its text is read is no hover.
  }, names);

test.concurrent(
  '[R-BEH-05] fault 6: after twelve simulated minutes offline, everything arrives within 10 s of `online`, in sequence',
  async ({ expect }) => {
    const visit = await visitBy(browser, server);
    const page = await visit.open(hurried);
    const names: string[] = [];
    // Waits until the worker has reported. A worker that is still loading could not load without a network.
    await expect.poll(async () => batchesOf(visit.proxy).length + (await keptOn(page)), patient).toBeGreaterThan(0);
    await visit.context.setOffline(true);
    for (let step = 0; step < 24; step += 1) {
      names.push(`act:${step}`);
      await press(page, [`act:${step}`]);
      // Real time: at sixty times its speed, these 12 s are twelve minutes of the simulation's clock.
      await page.waitForTimeout(500);
    }
    const before = batchesOf(visit.proxy).length;
    expect(only('act', deliveredBy(visit.proxy))).toEqual([]);
    expect(await keptOn(page)).toBeGreaterThanOrEqual(8);
    const back = Date.now();
    await visit.context.setOffline(false);
    await expect.poll(() => only('act', deliveredBy(visit.proxy)).length, patient).toBe(names.length);
    expect(Date.now() - back).toBeLessThan(10_000);
    expect(only('act', deliveredBy(visit.proxy))).toEqual(names);
    const sequences = sequencesOf(visit.proxy).slice(before);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  },
);

test.concurrent(
  '[B-WRK-02] fault 6: a worker whose script could not be fetched is fetched once there is a network, and has missed nothing',
  async ({ expect }) => {
    const visit = await visitBy(browser, server);
    let asked = 0;
    await visit.context.route(/simulation-worker-[\w-]+\.js/, async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      await visit.context.setOffline(true);
      return route.abort('internetdisconnected');
    });
    const page = await visit.context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.clock.install();
    await page.goto(visit.proxy.url + hurried);
    await expect.poll(() => asked, patient).toBe(1);
    // Longer than the first three waits of the supervisor while it believes that the page is online: 2, 4 and 8 s.
    await page.clock.runFor(20_000);
    expect(page.workers()).toEqual([]);
    await press(page, ['act:0']);
    await visit.context.setOffline(false);
    await expect.poll(() => page.workers().length, patient).toBe(1);
    await expect.poll(() => only('act', deliveredBy(visit.proxy)), patient).toEqual(['act:0']);
    expect(said.filter((line) => line.includes('has ended'))).toEqual([]);
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  },
);

test('[R-BEH-02] fault 7: 2,000 scrolls and 5,000 hovers, then hidden: no body over 60 kB, the rest is kept, nothing is lost', async () => {
  const visit = await visitBy(browser, server);
  const page = await visit.open('/survival-analysis');
  visit.proxy.fault = (call, response) => call.path === apiPaths.track && visit.proxy.hold(call, response);
  await page.evaluate(() => {
    const looked = Array.from({ length: 5000 }, () => document.createElement('p'));
    document.body.append(...looked);
    for (const [step, element] of looked.entries()) {
      element.dataset['hover'] = `hover ${step} ${'é'.repeat(36)}`;
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (step % 5 < 2) dispatchEvent(new Event('scroll'));
    }
  });
  await setHidden(page, true);
  await expect.poll(() => keptOn(page), patient).toBeGreaterThanOrEqual(50);
  const inFlight = batchesOf(visit.proxy).reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
  expect(inFlight).toBeGreaterThan(0);
  expect(inFlight).toBeLessThanOrEqual(60_000);

  await page.close();
  visit.proxy.heal();
  await visit.open('/about');
  const looks = () => lookedAtIn(visit.proxy).filter((text) => text.startsWith('hover '));
  await expect.poll(() => looks().length, patient).toBe(5000);
  expect(new Set(looks()).size).toBe(5000);
  for (const { body } of batchesOf(visit.proxy)) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test.concurrent(
  '[R-BEH-02] fault 9: however the view ends, each event is in exactly one batch, the last one included',
  async ({ expect }) => {
    const visit = await visitBy(browser, server);
    const page = await visit.open('/about');
    const names: string[] = [];
    const act = async (count: number) => {
      const next = numbered('act', names.length, count);
      names.push(...next);
      await press(page, next);
    };
    for (const path of ['/survival-analysis', '/routemap', '/about', '/conscious-thinking']) {
      await act(3);
      // Real time: the worker prepares its batch once a second. That batch contains the first three acts, but not the
      // last two.
      await page.waitForTimeout(1200);
      await act(2);
      // A new document: pagehide, then visibilitychange, directly after the last press.
      await page.goto(visit.proxy.url + path);
      // The worker starts in the same task as the observers. From here on presses are recorded.
      await expect.poll(() => page.workers().length, patient).toBeGreaterThan(0);
    }
    await act(2);
    await setHidden(page, true);
    await setHidden(page, false);
    await act(2);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => only('act', deliveredBy(visit.proxy)).length, patient).toBe(names.length);
    expect(only('act', deliveredBy(visit.proxy)).toSorted()).toEqual(names.toSorted());
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  },
);

test.concurrent(
  '[R-BEH-05] fault 5: 429 with Retry-After in real time: three tabs wait as long as they are told, and everything arrives',
  async ({ expect }) => {
    const visit = await visitBy(browser, server);
    const pages = await Promise.all([1, 2, 3].map(() => visit.open('/about')));
    const asked: { tab: string; at: number }[] = [];
    visit.proxy.fault = (call, response) => {
      if (call.batchId === null) return false;
      asked.push({ tab: call.batchId.slice(0, 36), at: call.at });
      response.writeHead(429, { 'retry-after': '2' }).end('{"message":"Too many calls."}');
      return true;
    };
    for (const [index, page] of pages.entries()) {
      await press(page, [`act:${index}`]);
      await setHidden(page, true);
      await setHidden(page, false);
    }
    const triesOf = (tab: string) => asked.filter((one) => one.tab === tab).length;
    const tabs = () => [...new Set(asked.map(({ tab }) => tab))];
    await expect.poll(() => tabs().length === 3 && tabs().every((tab) => triesOf(tab) >= 3), patient).toBe(true);
    visit.proxy.heal();
    for (const { tab } of asked) {
      const times = asked.filter((one) => one.tab === tab).map(({ at }) => at);
      expect(times.length).toBeLessThanOrEqual(10);
      times.forEach((at, index) => expect((times[index + 1] ?? Infinity) - at).toBeGreaterThanOrEqual(1950));
    }
    await expect
      .poll(() => only('act', deliveredBy(visit.proxy)).toSorted(), patient)
      .toEqual(['act:0', 'act:1', 'act:2']);
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  },
);

test('[R-BEH-02] fault 11: two tabs and 1,000 batches, some without an answer: none is doubled, none is lost', async () => {
  const visit = await visitBy(browser, server);
  // A first batch with so many events is not plausible, so this visitor is stored beforehand. B-LIM-01.
  await visit.context.addCookies([await server.visitorAt(0)]);
  const pages = await Promise.all([visit.open('/about'), visit.open('/about')]);
  let count = 0;
  visit.proxy.fault = (call, response) => {
    if (call.batchId === null) return false;
    count += 1;
    // The server counts the batch, but the connection is cut before its answer.
    return count % 250 === 100 ? visit.proxy.cutAfter(call, response) : false;
  };
  // A hundred hovers fill a batch, so each batch has one press.
  const each = 510;
  await Promise.all(
    pages.map(async (page, tab) => {
      for (let from = 0; from < each; from += 51) await readOn(page, numbered(`t${tab}`, from, 51));
    }),
  );
  const pressed = () => deliveredBy(visit.proxy).filter((entry) => /^t\d:/.test(entry));
  await expect.poll(() => pressed().length, { timeout: 180_000, interval: 500 }).toBe(each * 2);
  expect(new Set(pressed()).size).toBe(each * 2);
  for (const page of pages) await setHidden(page, true);
  const hovers = () => lookedAtIn(visit.proxy).filter((text) => /^t\d:/.test(text));
  await expect.poll(() => hovers().length, { timeout: 30_000, interval: 500 }).toBe(each * 200);
  expect(new Set(hovers()).size).toBe(each * 200);
  const answered = batchesOf(visit.proxy).filter(({ status }) => status === 200);
  expect(new Set(answered.map(({ batchId }) => batchId)).size).toBeGreaterThanOrEqual(1000);
  const reply = await visit.context.request.get(server.url + apiPaths.profile);
  // The server's own count over all batches: the presses and the two page views.
  expect(((await reply.json()) as Profile).interactions).toBe(deliveredBy(visit.proxy).length);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

// Not concurrent: five crashing browsers leave two cores no time for other tests.
test('[R-BEH-02] fault 8: twenty crashes of the renderer: at most 5 s of events are lost, none is doubled', async ({
  expect,
}) => {
  const losses = await Promise.all(
    Array.from({ length: 5 }, async (_, reader) => {
      const visit = await visitBy(browser, server);
      const lost: number[] = [];
      for (let crash = 0; crash < 4; crash += 1) {
        const page = await visit.open('/about');
        await page.evaluate((prefix) => {
          const button = document.createElement('button');
          document.body.append(button);
          setInterval(() => {
            button.dataset['track'] = `${prefix}:${Date.now()}`;
            button.click();
          }, 100);
        }, `beat${crash}`);
        // Real time: longer than the 2 s between two saves of the outbox. The waits differ, so that the crashes happen
        // at different points between two saves.
        await page.waitForTimeout(5000 + reader * 700 + crash * 350);
        const session = await visit.context.newCDPSession(page);
        const crashed = page.waitForEvent('crash');
        const crashedAt = Date.now();
        session.send('Page.crash').catch(() => undefined);
        await crashed;
        await page.close();

        const next = await visit.open('/about');
        const beats = () => only(`beat${crash}`, deliveredBy(visit.proxy)).map((entry) => Number(entry.split(':')[1]));
        await expect.poll(() => beats().length, patient).toBeGreaterThan(0);
        expect(new Set(beats()).size).toBe(beats().length);
        lost.push(crashedAt - Math.max(...beats()));
        await next.close();
      }
      expect(visit.uncaught).toEqual([]);
      await visit.close();
      return lost;
    }),
  );
  expect(losses.flat()).toHaveLength(20);
  expect(Math.max(...losses.flat())).toBeLessThanOrEqual(5000);
});

declare global {
  interface Window {
    /** The page's connections to its database. */
    connections: IDBDatabase[];
  }
}

test('[R-BEH-02, B-NAV-03] a batch is stored although the browser has ended the connection to the database', async () => {
  const visit = await visitBy(browser, server);
  // WebKit ends the connection too when it puts a page into its back-forward cache.
  await visit.context.addInitScript(() => {
    window.connections = [];
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...parameters) => {
      const opening = open(...parameters);
      opening.addEventListener('success', () => window.connections.push(opening.result));
      return opening;
    };
  });
  const warnings: string[] = [];
  visit.context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const page = await visit.open('/about');
  visit.proxy.fault = (call, response) => call.path === apiPaths.track && visit.proxy.hold(call, response);
  await page.evaluate(() => {
    for (const connection of window.connections) connection.close();
  });
  await press(page, ['act:1']);
  await setHidden(page, true);
  await expect.poll(() => keptOn(page), patient).toBeGreaterThan(0);
  expect(warnings.filter((text) => text.startsWith('Could not store a batch'))).toEqual([]);
  await visit.close();
});
