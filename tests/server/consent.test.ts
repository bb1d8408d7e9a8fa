import { afterEach, describe, expect, it } from 'vitest';
import type { ConsentReply } from '#contract/api/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { consentCookie, consentIn } from '#contract/consent.ts';
import type { Profile } from '#contract/visitor.ts';
import { ending } from '../../server/content/ending/ending.ts';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { personalTables } from '../../server/storage/visitorTables.ts';
import { keenBatch, openApp, readTo, type TestApp } from '../support/app.ts';

let test: TestApp;
afterEach(() => test.close());

/** A browser. It keeps every cookie that is set, and removes every cookie that is cleared. */
function browserOf(headers: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, more = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await test.app.inject({
      method,
      url,
      headers: { ...headers, ...(cookie !== '' && { cookie }), ...more },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() === 0)) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return reply;
  };
  return {
    jar,
    get: (url: string) => send('GET', url),
    post: (url: string, payload: object, more = {}) => send('POST', url, payload, more),
    remove: (url: string) => send('DELETE', url),
    consent: () => consentIn([...jar].map(([name, value]) => `${name}=${value}`).join('; ')),
    profile: async () => (await send('GET', apiPaths.profile)).json<Profile>(),
  };
}
type TestBrowser = ReturnType<typeof browserOf>;

const answer = async (browser: TestBrowser, body: object) =>
  (await browser.post(apiPaths.consent, body)).json<ConsentReply>();

const rows = async () => {
  const counts = await Promise.all(
    personalTables.map(async (table) => Number((await test.sql(`select count(*) as n from ${table}`))[0]?.['n'])),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

const feedback = {
  contentId: '/void',
  userResponse: 'viewed',
  effectiveness: 0.5,
  dwellTime: 900,
  personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
};

/** Makes each kind of write of a page once. Returns the status of each reply. */
async function doEverything(browser: TestBrowser): Promise<number[]> {
  const statuses: number[] = [];
  const post = async (url: string, payload: object, more = {}) =>
    void statuses.push((await browser.post(url, payload, more)).statusCode);
  for (let flush = 0; flush < 4; flush += 1) {
    test.pass(30_000);
    await post(
      apiPaths.track,
      { behaviorData: keenBatch(test.now()) },
      { 'x-batch-id': `session-0123456789-${flush}` },
    );
    await browser.get(`${apiPaths.story}/kitchen?path=0`);
  }
  await post(apiPaths.track, { eventType: 'phantom_link_access', data: { filename: 'kitchen.txt', attempts: 1 } });
  await post(apiPaths.narrativeState, {
    discoveredFragments: ['archive:kitchen.txt'],
    investigationPath: ['archive:kitchen.txt'],
  });
  await post(apiPaths.personalizationFeedback, feedback);
  await post(apiPaths.protocol, { word: protocols[0]!.word });
  await post(apiPaths.judgment, { verdict: 'grow' });
  await post(apiPaths.ending, { word: ending.word });
  await post(apiPaths.recovery, { key: 'a1'.repeat(32) });
  return statuses;
}

describe('CONSENT=ask', () => {
  it('[B-PRV-04] until a visitor agrees every write is answered and nothing is stored; no cookie has an id', async () => {
    test = await openApp({ CONSENT: 'ask' });
    const browser = browserOf();
    await browser.get(apiPaths.profile);
    expect([...browser.jar.keys()]).toEqual(['d5u-reading']);
    expect(browser.consent().consent).toBe('asked');
    const ten = Array.from({ length: 10 }, () => 200);
    // A recovery phrase is refused, because there is no record to take to another browser.
    expect(await doEverything(browser)).toEqual([...ten, 400]);
    expect(await rows()).toBe(0);

    expect(await answer(browser, { answer: 'yes' })).toEqual({ consent: 'given', phase: 0 });
    await browser.get(apiPaths.profile);
    expect([...browser.jar.keys()].sort()).toEqual(['d5u', 'd5u-reading']);
    expect(await doEverything(browser)).toEqual([...ten, 200]);
    expect(await rows()).toBeGreaterThan(5);
  });

  it('[B-PRV-04] after a refusal nothing is stored, and the story opens by hand, a phase at a time, to its end', async () => {
    test = await openApp({ CONSENT: 'ask' });
    const browser = browserOf();
    expect(await answer(browser, { answer: 'no' })).toEqual({ consent: 'refused', phase: 0 });
    expect((await browser.get(`${apiPaths.archive}/kitchen.txt`)).statusCode).toBe(403);
    // A request for a later phase opens only the next one.
    expect((await answer(browser, { answer: 'no', phase: 5 })).phase).toBe(1);
    // The server does not require three clicks here, because only the page counts them.
    expect((await browser.get(`${apiPaths.archive}/kitchen.txt`)).statusCode).toBe(200);
    for (const phase of [2, 3, 4, 5]) {
      const { json } = await browser.post(apiPaths.ending, { word: ending.word });
      expect(json()).toEqual({ heard: false, answer: ending.notSeated });
      expect((await answer(browser, { answer: 'no', phase })).phase).toBe(phase);
    }
    const { phaseUnlocked, suspicionLevel, personalizedNotes, ended } = await browser.profile();
    expect({ phaseUnlocked, suspicionLevel, letters: personalizedNotes.length, ended }).toEqual({
      phaseUnlocked: 5,
      suspicionLevel: 0,
      letters: 5,
      ended: false,
    });
    expect((await browser.post(apiPaths.ending, { word: 'perhaps' })).json()).toMatchObject({ heard: false });
    expect((await browser.post(apiPaths.ending, { word: ending.word })).json()).toEqual({ heard: true, answer: '' });
    expect((await browser.profile()).ended).toBe(true);
    await doEverything(browser);
    expect([await rows(), [...browser.jar.keys()]]).toEqual([0, ['d5u-reading']]);
  });

  it('[B-PRV-04] a cookie that nobody signed can refuse, and neither agree nor open anything', async () => {
    test = await openApp({ CONSENT: 'ask' });
    const profileWith = async (cookie: string) => {
      const reply = await test.app.inject({ url: apiPaths.profile, headers: { cookie } });
      return { phase: reply.json<Profile>().phaseUnlocked, names: reply.cookies.map(({ name }) => name) };
    };
    expect(await profileWith('d5u-reading=given')).toEqual({ phase: 0, names: ['d5u-reading'] });
    expect(await profileWith('d5u-reading=refused.5')).toEqual({ phase: 0, names: [] });
    await test.close();
    test = await openApp();
    expect(await profileWith('d5u-reading=refused.5')).toEqual({ phase: 0, names: [] });
    expect((await profileWith('d5u-reading=anything')).names).toContain('d5u');
  });
});

describe('Global Privacy Control', () => {
  it('[B-PRV-04] with Sec-GPC: 1 nothing is stored and no id is given; with 0 or without it both are', async () => {
    test = await openApp();
    for (const headers of [{}, { 'sec-gpc': '0' }]) {
      const browser = browserOf(headers);
      await browser.get(apiPaths.profile);
      expect([...browser.jar.keys()]).toEqual(['d5u']);
    }
    const browser = browserOf({ 'sec-gpc': '1' });
    await browser.get(apiPaths.profile);
    expect([[...browser.jar.keys()], browser.consent().consent]).toEqual([['d5u-reading'], 'signalled']);
    await doEverything(browser);
    expect(await rows()).toBe(0);
    // The reader's own answer for this site takes precedence over the signal.
    await answer(browser, { answer: 'yes' });
    await browser.get(apiPaths.profile);
    await doEverything(browser);
    expect(await rows()).toBeGreaterThan(5);
  });

  it('[B-PRV-04] a record from before the signal is read, exported and erased, and does not grow', async () => {
    test = await openApp();
    const before = browserOf();
    await before.get(apiPaths.profile);
    await readTo(
      test,
      {
        get: before.get,
        post: (url, body, headers) => before.post(url, body as object, headers),
        remove: before.remove,
        profile: before.profile,
        begin: async () => undefined,
      },
      2,
    );
    const kept = await rows();
    const { app } = test;
    const headers = { cookie: `d5u=${before.jar.get('d5u')}`, 'sec-gpc': '1' };
    test.pass(30_000);
    const payload = { behaviorData: keenBatch(test.now()) };
    const tracked = await app.inject({ method: 'POST', url: apiPaths.track, headers, payload });
    expect(tracked.json()).toEqual({ counted: false });
    expect((await app.inject({ url: apiPaths.profile, headers })).json<Profile>().phaseUnlocked).toBe(2);
    expect(
      (await app.inject({ url: apiPaths.export, headers })).json<{ tables: { visitors: [] } }>().tables.visitors,
    ).toHaveLength(1);
    expect(await rows()).toBe(kept);
    await app.inject({ method: 'DELETE', url: apiPaths.visitor, headers });
    expect(await rows()).toBe(0);
  });

  it('[B-PRV-04] the note of the signal goes when the signal goes', async () => {
    test = await openApp();
    const on = browserOf({ 'sec-gpc': '1' });
    await on.get(apiPaths.profile);
    const cookie = `d5u-reading=${on.jar.get('d5u-reading')}`;
    const reply = await test.app.inject({ url: apiPaths.profile, headers: { cookie } });
    expect(reply.cookies.map(({ name, value }) => [name, value === '']).sort()).toEqual([
      ['d5u', false],
      ['d5u-reading', true],
    ]);
  });
});

it('[B-PRV-04] a story says that something is filed only to whom it is filed about', async () => {
  test = await openApp();
  const shelf = async (browser: TestBrowser) => (await browser.get(`${apiPaths.story}/surveillance-truth`)).body;
  const refused = browserOf();
  await answer(refused, { answer: 'no', phase: 1 });
  expect(await shelf(refused)).toContain('Nothing is filed. You said no,');

  const kept = browserOf();
  await kept.get(apiPaths.profile);
  await doEverything(kept);
  expect((await kept.profile()).phaseUnlocked).toBeGreaterThan(0);
  expect(await shelf(kept)).toContain('All of it is filed under one number');
  // Rows from before a refusal are kept until they are erased.
  await answer(kept, { answer: 'no' });
  expect(await shelf(kept)).toContain('All of it is filed under one number');
});

it('[B-PRV-04] without a setting or a signal a visitor can refuse all the same, and the rows so far stay until erased', async () => {
  test = await openApp();
  const browser = browserOf();
  await browser.get(apiPaths.profile);
  await doEverything(browser);
  const kept = await rows();
  expect(kept).toBeGreaterThan(5);
  await answer(browser, { answer: 'no' });
  await doEverything(browser);
  expect(await rows()).toBe(kept);
  const order = { designation: 'A reader', message: 'The light is still on.' };
  const refused = await browser.post(apiPaths.influenceCheckout, order);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'An order is kept under a number, and you have agreed to none. It can be done once you agree, at /privacy.',
  ]);
  await browser.remove(apiPaths.visitor);
  expect(await rows()).toBe(0);
});

it('[B-PRV-04] a refusal gives no identity, and takes one back that has no record', async () => {
  test = await openApp();
  const fresh = browserOf();
  await answer(fresh, { answer: 'no' });
  expect([...fresh.jar.keys()]).toEqual([consentCookie]);
  const known = browserOf();
  await known.get(apiPaths.profile);
  expect(known.jar.has('d5u')).toBe(true);
  await answer(known, { answer: 'no' });
  expect([...known.jar.keys()]).toEqual([consentCookie]);
  // The story continues without an identity.
  expect((await answer(known, { answer: 'no', phase: 1 })).phase).toBe(1);
  expect([...known.jar.keys()]).toEqual([consentCookie]);
  // An earlier record is kept. So is its cookie, which is needed to read and erase the record.
  const kept = browserOf();
  await kept.get(apiPaths.profile);
  await doEverything(kept);
  await answer(kept, { answer: 'no' });
  expect(kept.jar.has('d5u')).toBe(true);
  expect(await rows()).toBeGreaterThan(0);
});

it.each([
  ['judgments', apiPaths.judgment, { verdict: 'grow' }],
  ['protocols', apiPaths.protocol, { word: protocols[0]!.word }],
  ['orders', apiPaths.influenceCheckout, { designation: 'A reader', message: 'The light is still on.' }],
])(
  '[B-PRV-01] a refusal leaves the cookie to whoever has only a row of %s, and with it they erase the row',
  async (table, path, body) => {
    test = await openApp();
    const browser = browserOf();
    await browser.get(apiPaths.profile);
    await browser.post(path, body);
    await answer(browser, { answer: 'no' });
    const { tables } = (await browser.get(apiPaths.export)).json<{ tables: Record<string, object[]> }>();
    expect(tables[table]).toHaveLength(1);
    await browser.remove(apiPaths.visitor);
    expect(await rows()).toBe(0);
  },
);
