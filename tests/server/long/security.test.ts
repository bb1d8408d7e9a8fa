import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiPaths, demoPaymentPath } from '#contract/paths.ts';
import { cookieOf, keenBatch, openApp, type TestApp } from '../../support/app.ts';
import { testSecret } from '../../support/server.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const policy =
  "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self';connect-src 'self';" +
  "worker-src 'self';manifest-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'";

const track = (headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: apiPaths.track, payload: { behaviorData: keenBatch(test.now()) }, headers });

describe('headers', () => {
  it('[B-SEC-02] of the API are the same on 200, 400, 403, 404 and 500: its replies are data', async () => {
    test.app.log.level = 'silent';
    const replies = [
      await test.app.inject(apiPaths.profile),
      await test.app.inject({ method: 'POST', url: apiPaths.track, payload: {} }),
      await track({ origin: 'https://elsewhere.example' }),
      await test.app.inject('/api/nothing'),
    ];
    await test.storage.close();
    replies.push(await test.app.inject(apiPaths.homepageMessage));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400, 403, 404, 500]);
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    }
    expect(replies[4]?.json()).toEqual({ message: 'The registry could not answer.' });
  });

  it('[B-SEC-02] of everything else allow only files of this origin, also after a reply of the API', async () => {
    const [first, data, later] = [
      await test.app.inject('/healthz'),
      await test.app.inject(apiPaths.profile),
      await test.app.inject('/nothing'),
    ];
    expect([first, data, later].map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    for (const { headers } of [first, later]) {
      expect(headers).toMatchObject({
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('[B-SEC-02, B-PRV-02] allow calls to the analytics service, once it is set up', async () => {
    const counted = await openApp({ ANALYTICS_DOMAIN: 'd5u.example', ANALYTICS_HOST: 'https://stats.example' });
    const { headers } = await counted.app.inject('/healthz');
    expect(headers['content-security-policy']).toBe(
      policy.replace("connect-src 'self'", "connect-src 'self' https://stats.example"),
    );
    await counted.close();
  });

  it('[B-SEC-02] contain HSTS behind TLS and nowhere else', async () => {
    expect((await test.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
    // A header from an untrusted client does not prove TLS.
    const forged = await test.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(forged.headers['strict-transport-security']).toBeUndefined();
    const proxied = await openApp({ TRUST_PROXY: 'loopback' });
    const reply = await proxied.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
    await proxied.close();
  });
});

describe('the visitor cookie', () => {
  it('[B-SEC-02] is signed, HttpOnly, SameSite=Lax, and 128 random bits', async () => {
    const replies = await Promise.all([1, 2].map(() => test.app.inject(apiPaths.profile)));
    const [first, second] = replies.map((reply) => reply.cookies[0]);
    expect(first).toMatchObject({ name: 'd5u', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(first).not.toHaveProperty('secure');
    expect(first?.value).toMatch(/^[0-9a-f]{32}\.[0-9a-z]+\.[A-Za-z0-9+/]{43}$/);
    expect(first?.value).not.toBe(second?.value);
  });

  it.each([
    ['GET', apiPaths.profile],
    ['GET', `${apiPaths.archive}/kitchen.txt`],
    ['GET', `${apiPaths.story}/kitchen`],
    ['GET', `${apiPaths.story}/kitchen?path=9`],
    ['GET', `${apiPaths.influenceOrders}/none`],
    ['POST', apiPaths.track],
    ['POST', apiPaths.protocol],
  ] as const)('[B-SEC-02] %s %s: a reply that sets it is not stored', async (method, url) => {
    const payload = url === apiPaths.track ? { behaviorData: keenBatch(test.now()) } : { word: 'saltglaze' };
    const reply = await test.app.inject({ method, url, ...(method === 'POST' && { payload }) });
    expect(reply.cookies).toHaveLength(1);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('[B-SEC-02] is __Host- and Secure behind TLS', async () => {
    const proxied = await openApp({ TRUST_PROXY: '127.0.0.0/8' });
    const reply = await proxied.app.inject({ url: apiPaths.profile, headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.cookies[0]).toMatchObject({ name: '__Host-d5u', secure: true, httpOnly: true, path: '/' });
    expect(reply.cookies[0]).not.toHaveProperty('domain');
    await proxied.close();
  });

  it('[B-SEC-02] one that we signed is not set again; 500 tampered ones are all refused', async () => {
    const cookie = cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
    expect((await test.app.inject({ url: apiPaths.profile, headers: { cookie } })).cookies).toEqual([]);
    const value = decodeURIComponent(cookie.slice('d5u='.length));
    let accepted = 0;
    for (let round = 0; round < 500; round += 1) {
      const at = round % value.length;
      const other = value[at] === 'a' ? 'b' : 'a';
      const forged =
        round < value.length ? value.slice(0, at) + other + value.slice(at + 1) : value.slice(0, -1 - at) + round;
      const headers = { cookie: `d5u=${encodeURIComponent(forged)}` };
      if ((await test.app.inject({ url: apiPaths.profile, headers })).cookies.length === 0) accepted += 1;
    }
    // The last base64 character of a 256-bit signature has two spare bits, but only the exact text is accepted.
    expect(accepted).toBe(0);
  });

  it('[B-SEC-02] one signed with the previous key is accepted and signed again', async () => {
    const old = cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
    const rotated = await openApp({ VISITOR_SECRET: `${'n'.repeat(40)},${testSecret}` });
    const reply = await rotated.app.inject({ url: apiPaths.profile, headers: { cookie: old } });
    const renewed = cookieOf(reply) ?? '';
    expect(decodeURIComponent(renewed).split('.').slice(0, 2)).toEqual(decodeURIComponent(old).split('.').slice(0, 2));
    expect(renewed).not.toBe(old);
    expect((await rotated.app.inject({ url: apiPaths.profile, headers: { cookie: renewed } })).cookies).toEqual([]);
    await rotated.close();
  });
});

describe('other sites', () => {
  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'not an origin' }],
    [{ origin: 'http://localhost.elsewhere.example' }],
    [{ origin: 'http://localhost:81' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
  ])('[B-SEC-02] a post with %j is refused and changes nothing', async (headers) => {
    const cookie = cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
    test.pass(30_000);
    const reply = await track({ cookie, host: 'localhost', ...headers });
    expect([reply.statusCode, reply.json()]).toEqual([403, { message: 'This request was started by another site.' }]);
    const profile = await test.app.inject({ url: apiPaths.profile, headers: { cookie } });
    expect(profile.json()).toMatchObject({ phaseUnlocked: 0 });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, []],
    [{ 'sec-fetch-site': 'same-site' }, []],
    [{ origin: 'https://elsewhere.example' }, []],
    [{ 'sec-fetch-site': 'same-origin' }, ['kitchen']],
    [{}, ['kitchen']],
  ])('[B-SEC-02] a story that is asked for with %j is answered, and stores the visits %j', async (headers, visits) => {
    const cookie = cookieOf(await test.app.inject(apiPaths.profile)) ?? '';
    await track({ cookie, host: 'localhost' });
    const url = `${apiPaths.story}/kitchen`;
    const reply = await test.app.inject({ url, headers: { cookie, host: 'localhost', ...headers } });
    expect(reply.statusCode).toBe(200);
    const stored = await test.sql('select slug from story_visits');
    expect(stored.map(({ slug }) => slug)).toEqual(visits);
  });

  it.each([
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost' }],
    [{ 'sec-fetch-site': 'none' }],
    // The headers of a browser behind a proxy that uses another host name.
    [{ origin: 'https://d5u.example', 'sec-fetch-site': 'same-origin', host: 'upstream:3000' }],
    [{}],
  ])('[B-SEC-02] a post with %j is accepted as our own', async (headers) => {
    expect((await track({ host: 'localhost', ...headers })).statusCode).toBe(200);
  });
});

describe('host names', () => {
  const ask = (app: TestApp, url: string, host: string) => app.app.inject({ url, headers: { host } });

  it('[B-LIM-01] any is answered, unless those of the site are set', async () => {
    expect((await ask(test, apiPaths.profile, 'elsewhere.example')).statusCode).toBe(200);
    const named = await openApp({ SITE_HOSTS: 'd5u.example,www.d5u.example' });
    for (const host of ['d5u.example', 'D5U.example:3000', 'www.d5u.example']) {
      expect((await ask(named, apiPaths.profile, host)).statusCode).toBe(200);
    }
    for (const url of [apiPaths.profile, '/', '/nothing']) {
      const reply = await ask(named, url, 'd5u.example.elsewhere.example');
      expect([reply.statusCode, reply.json()]).toEqual([
        421,
        { message: 'This server does not answer for that host name.' },
      ]);
    }
    for (const url of ['/healthz', '/readyz']) expect((await ask(named, url, '10.0.0.7:3000')).statusCode).toBe(200);
    await named.close();
  });
});

describe('rates', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('[B-SEC-02] past the limit a visitor is told when to try again; other visitors are not limited', async () => {
    const limited = await openApp({ RATE_LIMIT: '5' });
    const [one, other] = [limited.reader(), limited.reader()];
    await one.profile();
    await other.profile();
    for (let call = 0; call < 5; call += 1) expect((await one.get(apiPaths.profile)).statusCode).toBe(200);
    const reply = await one.get(apiPaths.profile);
    expect([reply.statusCode, reply.json()]).toEqual([
      429,
      { message: 'Too many calls; the next is welcome in 1 minute.' },
    ]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.get(apiPaths.profile)).statusCode).toBe(200);
    expect((await limited.app.inject('/healthz')).statusCode).toBe(200);
    vi.advanceTimersByTime(59_000);
    const later = await one.get(apiPaths.profile);
    expect(later.json()).toEqual({ message: 'Too many calls; the next is welcome in 1 second.' });
    expect(later.headers['retry-after']).toBe('1');
    vi.advanceTimersByTime(1000);
    expect((await one.get(apiPaths.profile)).statusCode).toBe(200);
    await limited.close();
  });

  it('[B-SEC-02] fault 34: 1,000 different X-Forwarded-For of an untrusted client give no extra requests', async () => {
    const limited = await openApp({ RATE_LIMIT: '5' });
    const ask = (round: number) => {
      const forwarded = `10.0.${round >> 8}.${round & 255}`;
      return limited.app.inject({ url: apiPaths.homepageMessage, headers: { 'x-forwarded-for': forwarded } });
    };
    let answered = 0;
    for (let round = 0; round < 1_000; round += 1) if ((await ask(round)).statusCode === 200) answered += 1;
    expect(answered).toBe(5);
    await limited.close();
  });

  it('[B-SEC-02] fault 34: two clients behind a trusted proxy have a limit each', async () => {
    const limited = await openApp({ RATE_LIMIT: '5', TRUST_PROXY: 'loopback' });
    const ask = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      return (await limited.app.inject({ url: apiPaths.homepageMessage, headers })).statusCode;
    };
    for (let call = 0; call < 5; call += 1) expect(await ask('192.0.2.1')).toBe(200);
    expect(await ask('192.0.2.1')).toBe(429);
    // The client's own entries are before the entry that the proxy added.
    expect(await ask('192.0.2.9, 192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(200);
    await limited.close();
  });

  it.each([
    ['192.0.2.1', ['192.0.2.1:1000', '192.0.2.1:1001', '192.0.2.1:65535', '::ffff:192.0.2.1', '192.0.2.1']],
    ['2001:db8::1', ['[2001:db8::1]:1000', '[2001:db8::2]', '2001:db8::3', '2001:DB8::4', '2001:db8:0:0::5']],
    ['unknown', ['_hidden', 'a', 'b:1', '', '999.0.0.1:80']],
  ])('[B-SEC-02] fault 34: no spelling of %s opens another limit', async (address, others) => {
    const limited = await openApp({ RATE_LIMIT: '5', TRUST_PROXY: 'loopback' });
    const ask = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      return (await limited.app.inject({ url: apiPaths.homepageMessage, headers })).statusCode;
    };
    for (const other of others) expect(await ask(other)).toBe(200);
    expect(await ask(address)).toBe(429);
    await limited.close();
  });

  it.each([
    ['/%61pi/visitor/profile', 200],
    ['/api/nothing', 404],
    ['/%61pi/nothing', 404],
  ])('[B-SEC-02] %s is counted, however its path is encoded, and even if it is unknown', async (url, usual) => {
    const limited = await openApp({ RATE_LIMIT: '5' });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await limited.app.inject(url)).statusCode);
    expect(statuses).toEqual([usual, usual, usual, usual, usual, 429]);
    await limited.close();
  });

  it('[B-SEC-02] payments count towards the same limit as API calls', async () => {
    const limited = await openApp({ RATE_LIMIT: '5' });
    const reader = limited.reader();
    await reader.profile();
    const press = () =>
      reader.post(`${demoPaymentPath}/none/pay`, '', { 'content-type': 'application/x-www-form-urlencoded' });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await press()).statusCode);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    await limited.close();
  });

  it('[B-SEC-02] more cookies give an address, or an IPv6 network, no more than its total limit', async () => {
    const limited = await openApp({ RATE_LIMIT: '5', TRUST_PROXY: 'loopback' });
    const statuses = new Map<number, number>();
    const ask = async (from: string, cookie: string) => {
      const headers = { 'x-forwarded-for': from, cookie };
      const reply = await limited.app.inject({ url: apiPaths.homepageMessage, headers });
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      return reply;
    };
    // Twenty visitors at one address use up their limits.
    const cookies: string[] = [];
    for (let visitor = 0; visitor < 21; visitor += 1) {
      cookies.push(cookieOf(await test.app.inject(apiPaths.profile)) ?? '');
    }
    for (const cookie of cookies.slice(0, 20)) {
      for (let call = 0; call < 5; call += 1) await ask(`2001:db8::${call + 1}`, cookie);
    }
    expect([...statuses]).toEqual([[200, 100]]);
    const reply = await ask('2001:db8::ffff:1', cookies[20] ?? '');
    expect([reply.statusCode, reply.json()]).toEqual([
      429,
      { message: 'Too many calls; the next is welcome in 1 minute.' },
    ]);
    expect((await ask('2001:db8:0:1::1', cookies[20] ?? '')).statusCode).toBe(200);
    await limited.close();
  });

  it('[B-SEC-02] a visitor’s calls past the limit are not counted against others at the same address', async () => {
    const limited = await openApp({ RATE_LIMIT: '5' });
    const [one, other] = [limited.reader(), limited.reader()];
    await one.profile();
    for (let call = 0; call < 120; call += 1) await one.get(apiPaths.profile);
    expect((await other.get(apiPaths.profile)).statusCode).toBe(200);
    await limited.close();
  });
});
