import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisitorTables } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { BufferedWrites } from '../../../server/plugins/app/BufferedWrites.ts';
import { databaseFile } from '../../../server/storage/files.ts';
import { StorageUnavailable } from '../../../server/storage/storage.ts';
import { cookieOf, exportedTables, keenBatch, openApp, type TestApp } from '../../support/app.ts';
import { engineName } from '../../support/store.ts';

let test: TestApp;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  await test.close();
  vi.useRealTimers();
});

const newCookie = async () => cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
const idOf = (cookie: string) => decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
const post = (url: string, payload: object, cookie: string, from = '192.0.2.1') =>
  test.app.inject({ method: 'POST', url, payload, headers: { cookie, 'x-forwarded-for': from } });
const batch = (change = {}) => ({ behaviorData: keenBatch(test.now(), change) });
const visitors = async () => {
  const { phases } = await test.storage.visitors.countByPhase(0);
  return phases.reduce((sum, count) => sum + count, 0);
};
const rowsOf = async (cookie: string): Promise<number> => {
  const tables: VisitorTables = await exportedTables(test.storage, idOf(cookie));
  return Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
};

describe('[B-LIM-01] a new visitor', () => {
  beforeEach(async () => void (test = await openApp()));

  it('has no row before the first plausible batch, whatever is sent', async () => {
    const cookie = await newCookie();
    const found = { discoveredFragments: ['a:b'], investigationPath: ['a:b'] };
    const opinion = {
      contentId: '/kitchen',
      userResponse: 'clicked',
      effectiveness: 1,
      dwellTime: 1,
      personalityProfile: { engagementLevel: 1, preferredComplexity: 'basic' },
    };
    const click = { eventType: 'phantom_link_access', data: { filename: 'kitchen.txt', attempts: 1 } };
    const empty = { scrollPatterns: [], hoverTargets: [], interactionSequence: [] };
    const tooMany = { dwellTime: 900, hoverTargets: Array.from({ length: 20 }, (_, index) => `${index}`) };
    for (const [url, body] of [
      [apiPaths.narrativeState, found],
      [apiPaths.personalizationFeedback, opinion],
      [apiPaths.track, click],
      [apiPaths.track, batch(empty)],
      [apiPaths.track, batch(tooMany)],
    ] as const) {
      expect((await post(url, body, cookie)).statusCode).toBe(200);
    }
    await test.app.inject({ url: `${apiPaths.story}/brevil?path=0`, headers: { cookie } });
    expect(await rowsOf(cookie)).toBe(0);
    expect((await post(apiPaths.track, batch(), cookie)).json()).toEqual({ counted: true });
    expect(await visitors()).toBe(1);
  });

  it('keeps the story page and the acts of the first half minute', async () => {
    const cookie = await newCookie();
    const story = `${apiPaths.story}/human-cost`;
    expect((await test.app.inject({ url: story, headers: { cookie } })).statusCode).toBe(200);
    await post(apiPaths.track, batch(), cookie);
    const tables = await exportedTables(test.storage, idOf(cookie));
    expect(tables.story_visits).toMatchObject([{ slug: 'human-cost', earlier: 0 }]);
    expect(tables.acts.length).toBeGreaterThan(0);
  });

  it('[B-LIM-01] loses nothing of it when the store fails after the first batch was counted', async () => {
    const cookie = await newCookie();
    await test.app.inject({ url: `${apiPaths.story}/human-cost`, headers: { cookie } });
    vi.spyOn(test.storage.storyVisits, 'save').mockRejectedValueOnce(new StorageUnavailable('away'));
    const first = await post(apiPaths.track, batch(), cookie);
    expect([first.statusCode, first.json()]).toEqual([200, { counted: true }]);
    expect((await exportedTables(test.storage, idOf(cookie))).story_visits).toEqual([]);
    test.pass(30_000);
    await post(apiPaths.track, batch(), cookie);
    const tables = await exportedTables(test.storage, idOf(cookie));
    expect(tables.story_visits).toMatchObject([{ slug: 'human-cost' }]);
    expect(tables.acts.length).toBeGreaterThan(0);
  });

  const finds = (...fragments: readonly string[]) => ({
    discoveredFragments: fragments,
    investigationPath: fragments,
  });
  const kitchen = 'archive:kitchen.txt';
  const ledger = 'archive:intake_ledger.csv';

  it('[B-LIM-01, R-PRO-04] keeps what they found in the first half minute, and answers that nothing is stored', async () => {
    const cookie = await newCookie();
    for (const found of [finds(kitchen), finds(kitchen, 'a:b', ledger)]) {
      const reply = await post(apiPaths.narrativeState, found, cookie);
      expect([reply.statusCode, reply.json()]).toEqual([200, { fragments: 0 }]);
    }
    expect(await rowsOf(cookie)).toBe(0);
    await post(apiPaths.track, batch(), cookie);
    expect(await test.storage.narratives.read(idOf(cookie))).toEqual(finds(kitchen, ledger));
    expect((await post(apiPaths.narrativeState, finds(kitchen), cookie)).json()).toEqual({ fragments: 2 });
  });

  it('[B-LIM-01] keeps them while another address sends 2,100 new visitors, and holds no empty finds', async () => {
    await test.close();
    test = await openApp({ TRUST_PROXY: 'loopback' });
    const cookie = await newCookie();
    await post(apiPaths.narrativeState, finds(kitchen), cookie);
    await post(apiPaths.narrativeState, finds(), cookie);
    for (let sent = 0; sent < 2_100; sent += 1) {
      const fresh = await newCookie();
      await post(apiPaths.narrativeState, sent % 2 === 0 ? finds() : finds(kitchen), fresh, '192.0.2.9');
    }
    await post(apiPaths.track, batch(), cookie);
    expect(await test.storage.narratives.read(idOf(cookie))).toEqual(finds(kitchen));
  });

  it('[B-LIM-01, B-PRV-04] without a cookie, or with a refusal, keeps no finds', async () => {
    await test.app.inject({ method: 'POST', url: apiPaths.narrativeState, payload: finds(kitchen) });
    const cookie = await newCookie();
    const headers = { cookie, 'sec-gpc': '1' };
    const reply = await test.app.inject({
      method: 'POST',
      url: apiPaths.narrativeState,
      payload: finds(kitchen),
      headers,
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { fragments: 0 }]);
    await post(apiPaths.track, batch(), cookie);
    expect(await test.sql('select * from narratives')).toEqual([]);
  });
});

describe('[B-LIM-01] writes buffered for new visitors', () => {
  const ran: string[] = [];
  beforeEach(() => void ran.splice(0));
  const write = (name: string) => async () => void ran.push(name);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

  it('is twenty writes of one visitor, and their last finds', async () => {
    const buffered = new BufferedWrites();
    for (const name of numbers(21)) buffered.add('ada', 'here', write(name));
    for (const name of ['found', 'found more']) buffered.add('ada', 'here', write(name), 'finds');
    await buffered.runAll('ada');
    expect(ran).toEqual([...numbers(20), 'found more']);
    await buffered.runAll('ada');
    expect(ran).toHaveLength(21);
  });

  it('stays from the write on that failed, and runs once when it succeeds', async () => {
    const buffered = new BufferedWrites();
    let isUp = false;
    buffered.add('ada', 'here', write('0'));
    buffered.add('ada', 'here', async () => (isUp ? void ran.push('1') : Promise.reject(new Error('away'))));
    buffered.add('ada', 'here', write('2'));
    await expect(buffered.runAll('ada')).rejects.toThrow('away');
    expect(ran).toEqual(['0']);
    isUp = true;
    await buffered.runAll('ada');
    await buffered.runAll('ada');
    expect(ran).toEqual(['0', '1', '2']);
  });

  it('is of two thousand visitors; the oldest of the address with most are dropped', async () => {
    const buffered = new BufferedWrites();
    for (const name of numbers(2_000)) buffered.add(name, `${Number(name) % 50}`, write(name));
    buffered.add('more', '7', write('more'));
    buffered.add('other', 'new', write('other'));
    // Address 7 had one write more than the others. Afterwards address 0 is the first of the addresses with the most
    // writes.
    for (const name of ['7', '57', '0', '50', '1', 'more', 'other']) await buffered.runAll(name);
    expect(ran).toEqual(['57', '50', '1', 'more', 'other']);
  });

  it('is of a hundred visitors of one address, so that no address throws away what others have read', async () => {
    const buffered = new BufferedWrites();
    for (const name of numbers(10)) buffered.add(`quiet ${name}`, name, write(`quiet ${name}`));
    for (const name of numbers(2_100)) buffered.add(name, 'loud', write(name));
    for (const name of numbers(10)) await buffered.runAll(`quiet ${name}`);
    for (const name of ['1999', '2000', '2099']) await buffered.runAll(name);
    expect(ran).toEqual([...numbers(10).map((name) => `quiet ${name}`), '2000', '2099']);
  });
});

describe('[B-LIM-01] the new visitors of an address', () => {
  beforeEach(async () => void (test = await openApp({ RATE_LIMIT: '5', TRUST_PROXY: 'loopback' })));
  const arrive = async (from = '192.0.2.1') => {
    // Requested from other addresses, so that the limit on calls is not reached.
    const cookie = cookieOf(
      await test.app.inject({ url: apiPaths.profile, headers: { 'x-forwarded-for': `198.51.100.${next()}` } }),
    );
    return post(apiPaths.track, batch(), cookie ?? '', from);
  };
  let last = 0;
  const next = () => (last += 1) % 250;

  it('are limited for an hour: twice RATE_LIMIT, 1,200 by default; a visitor who is stored goes on', async () => {
    const cookie = await newCookie();
    await post(apiPaths.track, batch(), cookie);
    for (let visitor = 1; visitor < 10; visitor += 1) expect((await arrive()).statusCode).toBe(200);
    const reply = await arrive();
    expect([reply.statusCode, reply.json()]).toEqual([
      429,
      {
        message:
          'Too many new readers have come from this address within an hour. Nothing of this request was counted.',
      },
    ]);
    expect(reply.headers['retry-after']).toBe('3600');
    expect(await visitors()).toBe(10);
    expect((await post(apiPaths.track, batch(), cookie)).json()).toEqual({ counted: true });
    expect((await arrive('192.0.2.2')).statusCode).toBe(200);
    vi.advanceTimersByTime(3_599_000);
    expect((await arrive()).statusCode).toBe(429);
    vi.advanceTimersByTime(1_000);
    expect((await arrive()).statusCode).toBe(200);
  });

  const vote = (cookie: string) => post(apiPaths.judgment, { verdict: 'cut' }, cookie);
  /** Lets a minute pass, so that the limit on calls is not reached. */
  const rest = () => void vi.advanceTimersByTime(60_000);

  it('are counted once each, however often one votes before their first batch, and with it', async () => {
    const cookie = await newCookie();
    rest();
    const votes = [];
    for (let minute = 0; minute < 3; minute += 1, rest())
      votes.push(...(await Promise.all(Array.from({ length: 5 }, () => vote(cookie)))));
    expect(votes.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 15 }, () => 200));
    expect((await post(apiPaths.track, batch(), cookie)).json()).toEqual({ counted: true });
    for (let visitor = 1; visitor < 10; visitor += 1) expect((await arrive()).statusCode).toBe(200);
    expect((await arrive()).statusCode).toBe(429);
  });

  it('who were refused are not counted as admitted, and come in when the hour is over', async () => {
    for (let visitor = 0; visitor < 10; visitor += 1) await arrive();
    const cookie = await newCookie();
    rest();
    expect((await vote(cookie)).statusCode).toBe(429);
    expect((await vote(cookie)).statusCode).toBe(429);
    expect((await Promise.all([vote(cookie), vote(cookie)])).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(await rowsOf(cookie)).toBe(0);
    vi.advanceTimersByTime(3_540_000);
    expect((await vote(cookie)).statusCode).toBe(200);
  });

  it('who erase nothing are remembered as far as they are counted; who has rows is erased and remembered always', async () => {
    const erase = (cookie: string, from = '192.0.2.1') =>
      test.app.inject({ method: 'DELETE', url: apiPaths.visitor, headers: { cookie, 'x-forwarded-for': from } });
    const tombstones = async () => (await test.sql('select count(*) as count from erased_visitors'))[0]?.['count'];
    const stored = await newCookie();
    await post(apiPaths.track, batch(), stored);
    const fresh: string[] = [];
    for (let visitor = 0; visitor < 15; visitor += 1, rest()) fresh.push(await newCookie());
    for (const cookie of fresh) {
      const reply = await erase(cookie);
      expect([reply.statusCode, reply.cookies[0]?.value]).toEqual([200, '']);
      rest();
    }
    expect(Number(await tombstones())).toBe(9);
    // The same erasure again adds no tombstone. Another address has its own count.
    await erase(fresh[0] ?? '');
    expect(Number(await tombstones())).toBe(9);
    await erase(fresh[14] ?? '', '192.0.2.7');
    expect(Number(await tombstones())).toBe(10);
    rest();
    expect((await erase(stored)).json()).toMatchObject({ erased: { visitors: 1 } });
    expect(Number(await tombstones())).toBe(11);
    expect((await post(apiPaths.track, batch(), stored)).statusCode).toBe(410);
  });

  it.each([
    [apiPaths.judgment, { verdict: 'cut' }],
    [apiPaths.influenceCheckout, { designation: 'Clerk', message: 'Mind the step.' }],
  ])('a vote or an order without a record counts as one: %s', async (url, body) => {
    for (let visitor = 0; visitor < 10; visitor += 1) await arrive();
    const reply = await post(url, body, await newCookie());
    expect(reply.statusCode).toBe(429);
  });
});

it.runIf(engineName === 'SQLite')(
  '[B-LIM-01] a visitor takes up 600 kB at most, so the new ones of an address 720 MB in an hour',
  async () => {
    test = await openApp();
    const visitor = { id: 'f'.repeat(32), firstSeenAt: test.now() };
    const pages = () => {
      const database = new Database(databaseFile(test.dataDir), { readonly: true });
      const pageCount = database.pragma('page_count', { simple: true }) as number;
      const bytes = pageCount * (database.pragma('page_size', { simple: true }) as number);
      database.close();
      return bytes;
    };
    const before = pages();
    // A control character takes six bytes in JSON.
    const worst = (length: number, index: number) => `${index}`.padStart(4, '0').padStart(length, '\u0001');
    const full = keenBatch(test.now(), {
      interactionSequence: Array.from({ length: 200 }, (_, index) => worst(80, index)),
    });
    const fragments = (kind: string) =>
      Array.from({ length: 500 }, (_, index) => `${kind}:${`${index}`.padStart(78, 'a')}`);
    const { storage } = test;
    // The longest names, and in each load the numbers with the most gaps.
    const deliveries = Array.from(
      { length: 2_600 },
      (_, index) => `${`${index % 52}`.padStart(54, 'x')}-${100_000_000 + 2 * index}`,
    );
    await Promise.all([
      ...deliveries.map((delivery) => storage.visitors.ingest(visitor, delivery, full)),
      storage.narratives.save(visitor, { discoveredFragments: fragments('a'), investigationPath: fragments('b') }),
      ...Array.from({ length: 300 }, (_, index) =>
        storage.feedback.save(visitor, {
          contentId: worst(120, index),
          userResponse: worst(20, index),
          effectiveness: 1,
          dwellTime: 1,
          personalityProfile: { engagementLevel: 1, preferredComplexity: 'intermediate' },
        }),
      ),
    ]);
    // Twenty-one paid orders and twenty unpaid ones. Forty of them are kept.
    const order = { designation: '🕯'.repeat(40), message: '🕯'.repeat(240) };
    for (let count = 0; count < 21; count += 1) {
      const { id } = await storage.orders.create(visitor, order);
      await storage.orders.markPaid(visitor.id, id);
    }
    for (let count = 0; count < 20; count += 1) await storage.orders.create(visitor, order);
    expect(await test.sql('select count(*) as orders from orders')).toEqual([{ orders: 40 }]);
    expect(pages() - before).toBeLessThan(600_000);
  },
);
