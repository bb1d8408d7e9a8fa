import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths, demoPaymentPath } from '#contract/paths.ts';
import { cookieOf, keenBatch, noon, openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await openApp();
  cookie = cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
});
afterAll(() => test.close());

const seed = 47_001;
const timeout = 1_800_000;

/** A valid body for every POST of the contract. */
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

/** A field of `body`, at any depth, replaced by anything; or a field more; or anything instead of it. */
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

let statuses = new Map<number, number>();
const count = ({ statusCode }: { statusCode: number }) =>
  void statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
const failed = () => [...statuses].filter(([status]) => status >= 500);

describe('100,000 requests of a script', () => {
  it.each(Object.keys(bodies))('[B-SEC-02] fault 33: 10,000 fuzzed bodies for %s', { timeout }, async (url) => {
    statuses = new Map();
    const untouched = Object.getOwnPropertyNames(Object.prototype).join();
    const headers = { cookie, 'content-type': 'application/json' };
    for (const payload of fc.sample(changed(bodies[url] ?? {}), { numRuns: 10_000, seed })) {
      count(await test.app.inject({ method: 'POST', url, headers, payload }));
      test.pass(7);
    }
    expect(failed()).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(untouched);
    expect(({} as Record<string, unknown>)['phaseUnlocked']).toBeUndefined();
    const tooLarge = await test.app.inject({ method: 'POST', url, headers, payload: `"${'a'.repeat(65_536)}"` });
    expect(tooLarge.statusCode).toBe(413);
    expect((await test.app.inject({ url: apiPaths.profile, headers: { cookie } })).json()).toMatchObject({
      phaseUnlocked: expect.toSatisfy((phase: number) => phase <= 2),
    });
  });

  it('[B-SEC-02] fault 33: 10,000 fuzzed addresses and queries', { timeout }, async () => {
    statuses = new Map();
    const paths = [...Object.values(apiPaths), '/', '/assets/', '/payments/demo/', '/healthz'];
    const part = fc.string({ unit: 'grapheme', maxLength: 60 });
    const addresses = fc
      .tuple(fc.constantFrom(...paths), part, fc.boolean())
      .map(([path, more, isRaw]) => `${path}/${isRaw ? encodeURI(more) : encodeURIComponent(more)}`);
    for (const url of fc.sample(addresses, { numRuns: 10_000, seed })) {
      count(await test.app.inject({ method: 'GET', url, headers: { cookie } }));
    }
    expect(failed()).toEqual([]);
  });

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
    const send = async (times: number) => {
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
    await send(500);
    const before = heap();
    await send(2_000);
    expect(heap() - before).toBeLessThan(10_000_000);
  });
});
