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
