import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths, demoPaymentPath } from '#contract/paths.ts';
import { Connection } from '../../../../bench/server/readers/Connection.ts';
import { cookieOf, keenBatch, noon, openApp, type TestApp } from '../../../support/app.ts';
import { startServer, type TestServer } from '../../../support/server.ts';

let test: TestApp;
let cookie: string;
/** A separate process that is tested over sockets. */
let server: TestServer;
beforeAll(async () => {
  test = await openApp();
  cookie = cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
  server = await startServer({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const seed = 47_001;
const timeout = 1_800_000;

/** A valid body for nine POSTs of the contract. */
const bodies: Readonly<Record<string, object>> = {
  [apiPaths.track]: { behaviorData: keenBatch(noon) },
  [apiPaths.narrativeState]: { discoveredFragments: ['a:b'], investigationPath: ['a:b'] },
  [apiPaths.personalizationFeedback]: {
    contentId: '/kitchen',
    userResponse: 'clicked',
    effectiveness: 1,
    dwellTime: 1,
    personalityProfile: { engagementLevel: 1, preferredComplexity: 'basic' },
  },
  [apiPaths.protocol]: { word: 'lantern' },
  [apiPaths.ending]: { word: 'lantern' },
  [apiPaths.judgment]: { verdict: 'cut' },
  [apiPaths.influenceCheckout]: { designation: 'Clerk', message: 'Mind the step.' },
  [`${demoPaymentPath}/none/pay`]: {},
  [`${demoPaymentPath}/none/cancel`]: {},
};

const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'phaseUnlocked', 'toString');
const json = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 200 }));

/**
 * A changed request: `body` with one field replaced or added (at the top level or in its first object), any other JSON
 * in place of the whole body, or a part of the body followed by other text.
 */
const changed = (body: object): fc.Arbitrary<string> => {
  const inner = Object.entries(body).find(([, value]) => typeof value === 'object' && !Array.isArray(value));
  const spots: fc.Arbitrary<object>[] = [
    fc.tuple(fc.constantFrom('a', ...Object.keys(body)), json).map(([name, value]) => ({ ...body, [name]: value })),
  ];
  if (inner !== undefined) {
    const [outer, value] = inner as [string, object];
    const fields = fc.constantFrom('a', ...Object.keys(value));
    spots.push(fc.tuple(fields, json).map(([name, other]) => ({ ...body, [outer]: { ...value, [name]: other } })));
  }
  return fc.oneof(
    fc.oneof(...spots).map((made) => JSON.stringify(made)),
    json.map((made) => JSON.stringify(made) ?? ''),
    fc
      .tuple(names, json)
      .map(([name, value]) => JSON.stringify(body).replace('{', `{"${name}":${JSON.stringify(value)},`)),
    fc.tuple(fc.nat({ max: 400 }), fc.string()).map(([at, text]) => JSON.stringify(body).slice(0, at) + text),
  );
};

const requestsAtOnce = 8;

/**
 * Sends requests to the server, eight at a time. Returns the number of replies by status. Status 0: the connection
 * ended without a reply.
 */
async function send(requests: readonly string[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const rest = requests.values();
  const sender = async () => {
    const connection = new Connection(server.url);
    for (const request of rest) {
      const status = await new Promise<number>((resolve) => connection.ask(request, resolve));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, sender));
  return statuses;
}
const wrong = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].filter(([status]) => status === 0 || status >= 500);
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: d5u\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024;
/** Resident memory after each 10,000 requests, MB. The first half of the requests fills caches and the heap. */
const memory: number[] = [];

describe('100,000 requests of a script', () => {
  it.each(Object.keys(bodies))('[B-SEC-02] fault 33: 10,000 fuzzed bodies for %s', { timeout }, async (url) => {
    const payloads = fc.sample(changed(bodies[url] ?? {}), { numRuns: 10_000, seed });
    expect(wrong(await send(payloads.map((body) => post(url, body))))).toEqual([]);
    memory.push(megabytes());
    // A prototype can be checked only in this process.
    const untouched = Object.getOwnPropertyNames(Object.prototype).join();
    const headers = { cookie, 'content-type': 'application/json' };
    for (const payload of payloads.slice(0, 500)) await test.app.inject({ method: 'POST', url, headers, payload });
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(untouched);
    expect(({} as Record<string, unknown>)['phaseUnlocked']).toBeUndefined();
    const tooLarge = await test.app.inject({ method: 'POST', url, headers, payload: `"${'a'.repeat(65_536)}"` });
    expect(tooLarge.statusCode).toBe(413);
    expect((await test.app.inject({ url: apiPaths.profile, headers: { cookie } })).json()).toMatchObject({
      phaseUnlocked: expect.toSatisfy((phase: number) => phase <= 2),
    });
  });

  it('[B-SEC-02] fault 33: 10,000 fuzzed addresses and queries', { timeout }, async () => {
    const paths = [...Object.values(apiPaths), '/', '/assets/', '/payments/demo/', '/healthz'];
    const part = fc.string({ unit: 'grapheme', maxLength: 60 });
    const addresses = fc
      .tuple(fc.constantFrom(...paths), part, fc.boolean())
      .map(([path, more, isRaw]) => `${path}/${isRaw ? encodeURI(more) : encodeURIComponent(more)}`);
    const requests = fc
      .sample(addresses, { numRuns: 10_000, seed })
      .map((url) => `GET ${url} HTTP/1.1\r\nhost: d5u\r\ncookie: ${cookie}\r\n\r\n`);
    expect(wrong(await send(requests))).toEqual([]);
  });

  it(
    '[B-LIM-01] fault 33: in the second half of them the server grows by less than 50 MB',
    { skip: process.platform !== 'linux' },
    () => {
      console.info(
        `MB after each 10,000 requests: ${memory.map(Math.round).join(' ')}, at the end ${Math.round(megabytes())}`,
      );
      expect(memory.length).toBe(9);
      expect(megabytes() - (memory[4] ?? 0)).toBeLessThan(50);
    },
  );

  it('[B-SEC-02] fault 31: 10,000 forged cookies are all refused', { timeout }, async () => {
    const value = decodeURIComponent(cookie.slice('d5u='.length));
    const forgeries = fc.oneof(
      fc
        .tuple(fc.nat({ max: value.length - 1 }), fc.constantFrom(...'0123456789abcdefzZ+/=.'))
        .map(([at, other]) => value.slice(0, at) + other + value.slice(at + 1)),
      fc
        .tuple(fc.nat({ max: value.length }), fc.string({ maxLength: 20 }))
        .map(([at, more]) => value.slice(0, at) + more),
      fc.string({ maxLength: 120 }).map((signature) => `${value.split('.').slice(0, 2).join('.')}.${signature}`),
    );
    let accepted = 0;
    for (const forged of fc.sample(forgeries, { numRuns: 10_000, seed })) {
      if (forged === value) continue;
      const headers = { cookie: `d5u=${encodeURIComponent(forged)}` };
      if ((await test.app.inject({ url: apiPaths.judgment, headers })).cookies.length === 0) accepted += 1;
    }
    expect(accepted).toBe(0);
  });

  it('[B-LIM-01] the memory does not grow: 4,000 requests leave less than 10 MB behind', { timeout }, async () => {
    const sendAgain = async (times: number) => {
      for (let sent = 0; sent < times; sent += 1) {
        const payload = { behaviorData: keenBatch(noon, { interactionSequence: [`click:${sent}`] }) };
        await test.app.inject({ method: 'POST', url: apiPaths.track, headers: { cookie }, payload });
        await test.app.inject({ url: `${apiPaths.story}/kitchen`, headers: {} });
      }
    };
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    await sendAgain(500);
    const before = heap();
    await sendAgain(2_000);
    expect(heap() - before).toBeLessThan(10_000_000);
  });
});
