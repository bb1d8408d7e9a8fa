import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicRoutes } from '#contract/routes.ts';
import { apiPaths } from '#contract/paths.ts';
import { cookieOf, openApp, type TestApp } from '../support/app.ts';

const dayMs = 86_400_000;

let test: TestApp;
let siteDir: string;
beforeEach(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'd5u-site-'));
  mkdirSync(join(siteDir, 'pages'));
  mkdirSync(join(siteDir, 'assets'));
  for (const page of ['index', 'shell', '404', ...publicRoutes]) {
    writeFileSync(join(siteDir, `pages/${page}.html`), '<!doctype html>');
  }
  test = await openApp({}, siteDir);
});
afterEach(async () => {
  await test.close();
  rmSync(siteDir, { recursive: true });
});

describe('[the cookie of 400 days was never renewed]', () => {
  const get = (url: string, cookie?: string) =>
    test.app.inject({ url, headers: cookie === undefined ? {} : { cookie } });

  it.each(['/', '/kitchen', '/no-such-page'])(
    '%s renews it from 30 days after the first visit on, with the same value, and never before',
    async (page) => {
      const first = await get('/');
      const cookie = cookieOf(first);
      test.pass(30 * dayMs - 1);
      expect((await get(page, cookie)).headers['set-cookie']).toBeUndefined();
      test.pass(1);
      const renewed = await get(page, cookie);
      expect(renewed.headers['set-cookie']).toBe(first.headers['set-cookie']);
      expect(renewed.headers['set-cookie']).toContain('Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
      expect(renewed.headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('a call of the API does not renew it', async () => {
    const cookie = cookieOf(await get('/'));
    test.pass(300 * dayMs);
    expect((await get(apiPaths.profile, cookie)).headers['set-cookie']).toBeUndefined();
  });
});

describe('[an answer that was under way put a cookie back after the erasure]', () => {
  it('[B-PRV-01] an erased visitor gets a new cookie with a page, and none with a call of the API', async () => {
    const cookie = cookieOf(await test.app.inject('/'))!;
    const headers = { cookie };
    await test.app.inject({ method: 'DELETE', url: apiPaths.visitor, headers });
    for (const url of [apiPaths.profile, apiPaths.export]) {
      const late = await test.app.inject({ url, headers });
      expect([late.statusCode, late.headers['set-cookie']]).toEqual([200, undefined]);
    }
    for (const url of ['/', '/kitchen', '/no-such-page']) {
      const page = await test.app.inject({ url, headers });
      expect(cookieOf(page)).toMatch(/^d5u=[0-9a-f]{32}/);
      expect(cookieOf(page)).not.toBe(cookie);
    }
  });
});

describe('[B-PRV-04] the cookie of an answer', () => {
  const [oldKey, newKey] = ['o'.repeat(40), 'n'.repeat(40)];
  const withKeys = async (...keys: readonly string[]) => {
    await test.close();
    test = await openApp({ VISITOR_SECRET: keys.join() }, siteDir);
  };
  const send = (url: string, cookie: string, payload?: object) =>
    test.app.inject({ url, headers: { cookie }, ...(payload !== undefined && { method: 'POST', payload }) });
  /**
   * The consent cookie that a reply sets, in the form in which it is sent back, and its lifetime in seconds; undefined
   * when the reply sets none.
   */
  const answerIn = (reply: Awaited<ReturnType<typeof send>>) => {
    const [found] = reply.cookies.filter(({ name }) => name === 'd5u-reading');
    return found && { cookie: `d5u-reading=${encodeURIComponent(found.value)}`, maxAge: found.maxAge };
  };
  const say = async (answer: 'yes' | 'no', phase = 0, cookie = '') =>
    answerIn(await send(apiPaths.consent, cookie, { answer, phase }))?.cookie ?? '';
  const phaseWith = async (cookie: string) =>
    (await send(apiPaths.profile, cookie)).json<{ phaseUnlocked: number }>().phaseUnlocked;

  it.each(['/', '/kitchen', '/no-such-page'])('%s renews a refusal, with the phase, and not a yes', async (page) => {
    const refused = await say('no', 1, await say('no'));
    const renewed = await send(page, refused);
    expect(answerIn(renewed)).toEqual({ cookie: refused, maxAge: 400 * 86_400 });
    expect(renewed.headers['cache-control']).toBe('private, no-cache');
    // Each page restarts the 400 days, so that a visitor who returns once a year is never recorded.
    test.pass(399 * dayMs);
    expect(answerIn(await send(page, refused))).toEqual({ cookie: refused, maxAge: 400 * 86_400 });
    expect(answerIn(await send(apiPaths.profile, refused))).toBeUndefined();
    expect(answerIn(await send(page, await say('yes')))).toBeUndefined();
  });

  it.each(['/kitchen', apiPaths.profile])('%s has an older key’s answer signed with the newest', async (url) => {
    await withKeys(oldKey);
    const refused = await say('no', 1, await say('no'));
    const given = await say('yes');
    await withKeys(newKey, oldKey);
    const [renewed, agreed] = [answerIn(await send(url, refused)), answerIn(await send(url, given))];
    expect([renewed?.maxAge, agreed?.maxAge]).toEqual([400 * 86_400, 400 * 86_400]);
    // A reply that sets a new answer sends the new answer, and not the renewed old answer.
    expect(await phaseWith(await say('no', 2, refused))).toBe(2);
    await withKeys(newKey);
    expect([await phaseWith(refused), await phaseWith(renewed?.cookie ?? '')]).toEqual([0, 1]);
    expect(answerIn(await send(apiPaths.profile, agreed?.cookie ?? ''))).toBeUndefined();
    expect((await send(apiPaths.profile, agreed?.cookie ?? '')).cookies.map(({ name }) => name)).toEqual(['d5u']);
  });
});
