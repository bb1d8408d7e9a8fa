import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { leavingWorker } from '../../server/routes/site/leavingWorker.ts';
import { compressFolder } from '../../tools/build/compress.ts';
import { openApp, type TestApp } from '../support/app.ts';

/** A page that compression makes shorter. */
const pageOf = (page: string) => `<!doctype html><p>sheet ${page}</p>${'<p>The same line.</p>'.repeat(40)}`;

const script = 'export const line = "The same line.";\n'.repeat(40);

let test: TestApp;
let dist: string;
let siteDir: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'd5u-dist-'));
  siteDir = join(dist, 'site');
  mkdirSync(join(siteDir, 'pages'), { recursive: true });
  mkdirSync(join(siteDir, 'assets'));
  const pages = ['index', 'shell', '404', ...publicRoutes.filter((slug) => slug !== 'home')];
  for (const page of pages) writeFileSync(join(siteDir, `pages/${page}.html`), pageOf(page));
  writeFileSync(join(siteDir, 'assets/main-1a2b.js'), script);
  writeFileSync(join(siteDir, 'sw.js'), script);
  cpSync(join(import.meta.dirname, '../../public'), siteDir, { recursive: true });
  mkdirSync(join(dist, 'previous/assets'), { recursive: true });
  writeFileSync(join(dist, 'previous/assets/main-0z9y.js'), script);
  await compressFolder(dist);
  test = await openApp({}, siteDir);
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers });

describe('the pages', () => {
  it('[R-RT-01] / and /index are Home', async () => {
    for (const url of ['/', '/index', '/?inspect']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, pageOf('index')]);
    }
  });

  it('[R-RT-02] each public page has an HTML file of its own', async () => {
    for (const slug of publicRoutes.filter((slug) => slug !== 'home')) {
      const reply = await get(`/${slug}`);
      expect([reply.statusCode, reply.body]).toEqual([200, pageOf(slug)]);
    }
  });

  it('[R-RT-03] each hidden page, at least the 44 of the specification, is answered with the shell HTML', async () => {
    expect(hiddenRoutes.length).toBeGreaterThanOrEqual(44);
    for (const slug of hiddenRoutes) expect((await get(`/${slug}`)).body).toBe(pageOf('shell'));
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
    expect(reply.body).toBe(pageOf('404'));
  });

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/about%', '/caf%E9', '/%E0%A4%A', '/%zz?q=%', `/payments/demo/${'a'.repeat(200)}`])(
    '[R-RT-05] %s, which no route can read, is the 404 page for a browser',
    async (url) => {
      const reply = await get(url, browser);
      expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
        404,
        'text/html; charset=utf-8',
        pageOf('404'),
      ]);
    },
  );

  it.each(['/api/visitor/%', '/assets/%', '/api%'])('[R-RT-05] %s is JSON for a browser too', async (url) => {
    const reply = await get(url, { accept: url === '/api%' ? '*/*' : browser.accept });
    expect([reply.statusCode, reply.json()]).toEqual([400, { message: 'The address is not a valid one.' }]);
  });

  it.each([
    ['/%61bout', '/about'],
    ['/%61b%6Fut?inspect&phase=4', '/about?inspect&phase=4'],
    ['/survival%2Danalysis', '/survival-analysis'],
    ['/%6bitchen', '/kitchen'],
    ['/%69ndex', '/index'],
    ['http://d5u.example/%61bout?a', '/about?a'],
  ])('[R-RT-01, R-RT-05] %s is redirected to %s, the spelling that the browser knows', async (url, to) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location, reply.cookies]).toEqual([301, to, []]);
  });

  it('[R-RT-01] each page is sent at its own spelling, also behind an origin, and nothing else is a page', async () => {
    expect((await get('http://d5u.example/about')).body).toBe(pageOf('about'));
    for (const url of ['/about%2F', '/about%20', '/%2Fabout', '/about;a', '/about%3Fa'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('[R-UI-02] an error that has no page of its own is one for a browser, and JSON for a call', async () => {
    const limited = await openApp({ RATE_LIMIT: '1' }, siteDir);
    await limited.app.inject('/nothing');
    const shown = await limited.app.inject({ url: '/nothing', headers: browser });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    // The number of seconds falls while the test runs.
    const sentence = /^Too many calls; the next is welcome in (1 minute|\d+ seconds)\.$/;
    expect(/<p>(Too [^<]*)<\/p>/.exec(shown.body)?.[1]).toMatch(sentence);
    expect(shown.headers['content-length']).toBe(String(Buffer.byteLength(shown.body)));
    const asked = await limited.app.inject({ url: '/nothing', headers: { accept: '*/*' } });
    expect(asked.json()).toEqual({ message: expect.stringMatching(sentence) as string });
    await limited.close();
  });

  it('[B-SEO-01] only the public pages may be indexed', async () => {
    const isIndexed = async (url: string) => (await get(url)).headers['x-robots-tag'] !== 'noindex';
    for (const slug of publicRoutes) expect(await isIndexed(slug === 'home' ? '/' : `/${slug}`)).toBe(true);
    const others = ['/index', '/nothing', '/payments/demo/1', apiPaths.profile, '/api/openapi.json', '/kitchen.txt'];
    for (const url of [...hiddenRoutes.map((slug) => `/${slug}`), ...others]) expect(await isIndexed(url)).toBe(false);
  });

  it.each(['/seal.svg', '/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/preview.png'])(
    '[B-SEO-01, B-PRV-04] %s is a file, and gives nobody a cookie',
    async (url) => {
      const reply = await get(url, browser);
      expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
    },
  );

  it.each([
    '/apple-touch-icon-precomposed.png',
    '/apple-touch-icon-120x120.png',
    '/favicon.png',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/manifest.json',
    '/ads.txt',
  ])('[B-SEO-01, B-PRV-04] %s is a short 404 without a cookie', async (url) => {
    const reply = await get(url, browser);
    expect([reply.statusCode, reply.body, reply.cookies]).toEqual([404, 'Not found.', []]);
  });

  it('[R-ARC-09] a name of the archive is still the page of the story', async () => {
    expect((await get('/doors.log', browser)).body).toBe(pageOf('404'));
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

  it('[B-BLD-02] the assets of the build before are served too, to tabs that are still open', async () => {
    for (const accepted of ['br', 'identity']) {
      const asset = await get('/assets/main-0z9y.js', { 'accept-encoding': accepted });
      expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const body = accepted === 'br' ? brotliDecompressSync(asset.rawPayload).toString() : asset.body;
      expect(body).toBe(script);
    }
    expect((await get('/assets/main-none.js')).statusCode).toBe(404);
  });

  it('[B-NET-01] tags are made from content: of two builds with the same sizes and times, no page is taken for the other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'd5u-site-'));
    cpSync(siteDir, folder, { recursive: true });
    const served = await openApp({}, folder);
    const ask = (headers = {}) => served.app.inject({ url: '/privacy', headers });
    const file = join(folder, 'pages/privacy.html');
    const setTimes = () => utimesSync(file, 1_577_836_800, 1_577_836_800);
    const script = (text: string) => `<script>${text}</script>`;
    writeFileSync(file, pageOf('a') + script('one'));
    setTimes();
    const first = await ask();
    expect(first.headers['last-modified']).toBeUndefined();
    const again = await ask({ 'if-none-match': `"other", W/${first.headers.etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(again.headers['content-length']).toBeUndefined();
    writeFileSync(file, pageOf('b') + script('two'));
    setTimes();
    const changed = await ask({
      'if-none-match': first.headers.etag,
      'if-modified-since': 'Wed, 01 Jan 2025 00:00:00 GMT',
    });
    expect([changed.statusCode, changed.body]).toEqual([200, pageOf('b') + script('two')]);
    // The policy for the inline parts of the page changes too.
    expect(changed.headers['content-security-policy']).not.toBe(first.headers['content-security-policy']);
    // The same content has the same ETag, whatever the time of writing.
    writeFileSync(file, pageOf('a') + script('one'));
    expect((await ask()).headers.etag).toBe(first.headers.etag);
    await served.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, Buffer.from],
  ] as const)(
    '[B-NET-01] a client that accepts %s gets the form that the build made',
    async (accepted, encoding, decode) => {
      for (const [url, status, text] of [
        ['/', 200, pageOf('index')],
        ['/void', 200, pageOf('shell')],
        ['/nothing', 404, pageOf('404')],
        ['/assets/main-1a2b.js', 200, script],
      ] as const) {
        const reply = await get(url, { 'accept-encoding': accepted });
        expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([status, encoding]);
        expect(decode(reply.rawPayload).toString()).toBe(text);
        expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
        expect(reply.headers['vary']).toBe('accept-encoding');
        expect(reply.headers['content-type']).toMatch(url.endsWith('.js') ? /javascript/ : /^text\/html/);
      }
    },
  );

  it('[B-NET-01] each form has an ETag of its own, and a range is one of the form that was sent', async () => {
    const br = { 'accept-encoding': 'br' };
    const url = '/assets/main-1a2b.js';
    const [plain, encoded] = [await get(url), await get(url, br)];
    expect(encoded.headers.etag).not.toBe(plain.headers.etag);
    const again = await get(url, { ...br, 'if-none-match': encoded.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const part = await get(url, { ...br, range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${encoded.rawPayload.length}`]);
    expect(part.headers['content-encoding']).toBe('br');
    expect(part.rawPayload).toEqual(encoded.rawPayload.subarray(2, 6));
  });

  it('[B-NET-01] an unknown address is the whole page, without a range or an ETag', async () => {
    const reply = await get('/nothing', { range: 'bytes=0-3' });
    expect([reply.statusCode, reply.body]).toEqual([404, pageOf('404')]);
    expect(reply.headers.etag).toBeUndefined();
  });

  it('[B-NET-01] the compressed files have no addresses of their own', async () => {
    for (const url of ['/seal.svg.br', '/assets/main-1a2b.js.br', '/assets/main-1a2b.js.gz'])
      expect((await get(url)).statusCode).toBe(404);
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
    expect(reply.json()).toEqual({ inspector: false, analytics: null, offline: true });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies).toEqual([]);
    const target = { domain: 'd5u.example', host: 'https://stats.example' };
    const open = await openApp({ INSPECTOR: '1', ANALYTICS_DOMAIN: target.domain, ANALYTICS_HOST: target.host });
    expect((await open.app.inject('/api/settings')).json()).toEqual({
      inspector: true,
      analytics: target,
      offline: true,
    });
    await open.close();
  });
});

describe('[B-OFF-07] the service worker', () => {
  it('is revalidated, tagged, compressed, and allowed by the policy', async () => {
    const reply = await get('/sw.js', { 'accept-encoding': 'br' });
    const { headers } = reply;
    expect([reply.statusCode, headers['cache-control'], headers['content-encoding']]).toEqual([200, 'no-cache', 'br']);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['set-cookie']).toBeUndefined();
    const again = await get('/sw.js', { 'accept-encoding': 'br', 'if-none-match': headers['etag'] });
    expect(again.statusCode).toBe(304);
    expect(String((await get('/')).headers['content-security-policy'])).toContain("worker-src 'self'");
  });

  it('is replaced with OFFLINE=off by one that leaves, and the settings say so', async () => {
    const off = await openApp({ OFFLINE: 'off' }, siteDir);
    const reply = await off.app.inject('/sw.js');
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, leavingWorker, 'no-cache']);
    expect(reply.headers['content-type']).toContain('javascript');
    expect((await off.app.inject(apiPaths.settings)).json()).toMatchObject({ offline: false });
    await off.close();
  });

  it('[B-OFF-01, R-RT-05] gets the document without a page; a reader who types its address gets the 404 page', async () => {
    const reply = await get('/offline.html', { 'sec-fetch-mode': 'cors' });
    expect([reply.statusCode, reply.body]).toEqual([200, pageOf('shell')]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const typed = await get('/offline.html', { 'sec-fetch-mode': 'navigate' });
    expect([typed.statusCode, typed.body]).toEqual([404, pageOf('404')]);
  });

  it('[B-OFF-03] a reply about a visitor names them by a hash while a record is kept, and no other reply does', async () => {
    const [one, other] = [test.reader(), test.reader()];
    await one.begin();
    await other.begin();
    const names = async (reader: typeof one, path: string, headers = {}) =>
      (await reader.get(path, headers)).headers['x-reader'];
    const name = await names(one, apiPaths.profile);
    expect(name).toMatch(/^[\w-]{16}$/);
    expect(await names(one, apiPaths.remarks)).toBe(name);
    expect(await names(other, apiPaths.profile)).not.toBe(name);
    expect(await names(one, apiPaths.profile, { 'sec-gpc': '1' })).toBeUndefined();
    expect((await get(apiPaths.profile)).headers['x-reader']).toBeUndefined();
    expect([await names(one, '/'), await names(one, apiPaths.homepageMessage)]).toEqual([undefined, undefined]);
  });
});
