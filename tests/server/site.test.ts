import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let siteDir: string;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'd5u-site-'));
  mkdirSync(join(siteDir, 'pages'));
  mkdirSync(join(siteDir, 'assets'));
  const pages = ['index', 'shell', '404', ...publicRoutes.filter((slug) => slug !== 'home')];
  for (const page of pages) writeFileSync(join(siteDir, `pages/${page}.html`), `<!doctype html><p>sheet ${page}</p>`);
  writeFileSync(join(siteDir, 'assets/main-1a2b.js'), 'export {};');
  writeFileSync(join(siteDir, 'seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  test = await openApp({}, siteDir);
});
afterAll(async () => {
  await test.close();
  rmSync(siteDir, { recursive: true });
});

const get = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers });

describe('the pages', () => {
  it('[R-RT-01] / and /index are Home', async () => {
    for (const url of ['/', '/index', '/?inspect']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, '<!doctype html><p>sheet index</p>']);
    }
  });

  it('[R-RT-02] each public page has an HTML file of its own', async () => {
    for (const slug of publicRoutes.filter((slug) => slug !== 'home')) {
      const reply = await get(`/${slug}`);
      expect([reply.statusCode, reply.body]).toEqual([200, `<!doctype html><p>sheet ${slug}</p>`]);
    }
  });

  it('[R-RT-03] each of the 44 hidden pages is answered with the shell HTML', async () => {
    expect(hiddenRoutes).toHaveLength(44);
    for (const slug of hiddenRoutes) expect((await get(`/${slug}`)).body).toBe('<!doctype html><p>sheet shell</p>');
  });

  it.each([
    '/nothing',
    '/about/us',
    '/About',
    '/pages/index.html',
    '/index.html',
    '/%2e%2e/visitor.key',
    '//evil.example/',
    '/.env',
  ])('[R-RT-05] %s is the 404 page with status 404', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toBe('<!doctype html><p>sheet 404</p>');
  });

  it('[R-RT-05] an unknown path under /api is JSON with status 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const reply = await test.app.inject({ method, url: '/api/nothing' });
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'There is nothing at this address.' }]);
    }
  });

  it.each([
    '/assets',
    '/assets/',
    '/assets//',
    '/assets/main-0000.js',
    '/assets/main-1a2b.js/',
    '/assets/..%2fpages%2findex.html',
    '/assets/%5cpages',
    '/assets/main-1a2b.js%00',
    '/assets/.env',
  ])('[R-RT-05] %s is a plain 404, never a page', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([404, 'Not found.']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('[R-ARC-09] /kitchen.txt, /echoes/ and /visitors/ redirect to the page of that name', async () => {
    for (const [from, status, to] of [
      ['/kitchen.txt', 302, '/kitchen'],
      ['/echoes/', 301, '/echoes'],
      ['/visitors/', 301, '/visitors'],
      ['/about/?inspect&phase=4', 301, '/about?inspect&phase=4'],
      ['/nothing/', 301, '/nothing'],
    ] as const) {
      const reply = await get(from);
      expect([reply.statusCode, reply.headers.location]).toEqual([status, to]);
    }
  });

  it('[B-SEC-02] pages set a cookie and are not kept in shared caches', async () => {
    for (const url of ['/', '/about', '/void', '/nothing']) {
      const reply = await get(url);
      expect(reply.cookies).toHaveLength(1);
      expect(reply.headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('pages are revalidated by ETag and answered 304; assets are cached for a year', async () => {
    const page = await get('/about');
    const again = await get('/about', { 'if-none-match': page.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const asset = await get('/assets/main-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await get('/seal.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('[B-SEC-02] the rate limit does not count pages and assets, but counts unknown addresses', async () => {
    const limited = await openApp({ RATE_LIMIT: '5' }, siteDir);
    const ask = async (url: string) => (await limited.app.inject(url)).statusCode;
    for (const url of ['/', '/void', '/assets/main-1a2b.js', '/seal.svg']) {
      for (let call = 0; call < 6; call += 1) expect(await ask(url)).toBe(200);
    }
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push(await ask('/nothing'));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    await limited.close();
  });

  it('HEAD answers the same headers as GET', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/void', 200],
      ['/nothing', 404],
      ['/assets/main-1a2b.js', 200],
    ] as const) {
      const [head, full] = [await test.app.inject({ method: 'HEAD', url }), await get(url)];
      expect([head.statusCode, head.body]).toEqual([status, '']);
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
    }
  });

  it('[B-OPS-01] /healthz and /readyz answer that the server is alive and ready', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await get(url)).json()).toEqual({ status: 'ok' });
  });

  it('[B-DEV-01, B-PRV-02] /api/settings allows inspector and analytics only if the settings do', async () => {
    const reply = await get('/api/settings');
    expect(reply.json()).toEqual({ inspector: false, analytics: null });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies).toEqual([]);
    const target = { domain: 'd5u.example', host: 'https://stats.example' };
    const open = await openApp({ INSPECTOR: '1', ANALYTICS_DOMAIN: target.domain, ANALYTICS_HOST: target.host });
    expect((await open.app.inject('/api/settings')).json()).toEqual({ inspector: true, analytics: target });
    await open.close();
  });
});
