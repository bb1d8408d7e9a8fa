import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { openApp, type TestApp } from '../support/app.ts';

let site: TestApp;
beforeAll(async () => void (site = await openApp({}, `${process.cwd()}/dist/site`)));
afterAll(() => site.close());

const isText = /^(text\/|application\/(json|javascript)|image\/svg)/;
/** Compression does not make shorter replies smaller (server/plugins/external/compress.ts). */
const leastBytes = 200;

const files = globSync('assets/*.{js,css}', { cwd: 'dist/site' });
const pages = ['/', ...[...publicRoutes, ...hiddenRoutes].map((slug) => `/${slug}`), '/no-such-page'];
const calls = [...Object.values(apiPaths), '/api/openapi.json', `${apiPaths.story}/kitchen`, '/api/nothing'];
const urls = [...pages, ...calls, ...files.map((file) => `/${file}`), '/seal.svg', '/payment-demo.css'];

test.each(['br', 'gzip'])(
  '[B-NET-01] every reply of text is sent as %s to a client that accepts it',
  async (encoding) => {
    expect(files.length).toBeGreaterThan(50);
    const plain: string[] = [];
    let compressed = 0;
    for (const url of urls) {
      const reply = await site.app.inject({ url, headers: { 'accept-encoding': encoding } });
      if (!isText.test(String(reply.headers['content-type'])) || reply.rawPayload.length < leastBytes) continue;
      if (reply.headers['content-encoding'] === encoding) compressed += 1;
      else plain.push(url);
    }
    expect(plain).toEqual([]);
    expect(compressed).toBeGreaterThan(100);
  },
);

test('[B-NET-01] a reply of the API is made shorter, and is sent plain to a client that accepts no other form', async () => {
  const [plain, encoded] = [
    await site.app.inject('/api/openapi.json'),
    await site.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } }),
  ];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(encoded.headers.vary).toContain('accept-encoding');
  expect(encoded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  const both = await site.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
  expect(both.headers['content-encoding']).toBe('gzip');
});

test('[B-SEC-02] a page allows its own inline style and script by their hashes, and no other', async () => {
  for (const url of pages) {
    const { body, headers } = await site.app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    for (const kind of ['style', 'script']) {
      const inline = [...body.matchAll(new RegExp(`<${kind}>([^]*?)</${kind}>`, 'g'))].map(([, text = '']) => text);
      const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      // Scripts of a public page: before the first paint, after it, and for a page that cannot be loaded. A hidden page
      // has a script for the background of the next page in place of the script after the first paint, and a style for
      // readers without scripts.
      const hasText = body.includes('rel="later"');
      expect(inline, url).toHaveLength(kind === 'script' ? 3 : hasText ? 1 : 2);
      expect(policy.split(';'), url).toContain(`${kind}-src 'self' ${hashes.join(' ')}`);
    }
    // Every other script is a file. No element has its own style attribute or event handler.
    const outside = body.replaceAll(/<(style|script)>[^]*?<\/\1>/g, '');
    expect(outside).not.toMatch(/<script(?![^>]* src=)|\sstyle="|\son\w+="/);
  }
});

/** The bytes that a server may send before the first acknowledgement: ten segments of 1460 (RFC 6928). */
const firstFlight = 14_600;

test.each(['br', 'gzip'])(
  '[B-NET-02] a public page as %s, headers included, needs one round trip',
  async (encoding) => {
    const tooLong: string[] = [];
    for (const slug of publicRoutes) {
      const url = slug === 'home' ? '/' : `/${slug}`;
      const { headers, rawPayload } = await site.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      const bytes = rawPayload.length + Buffer.byteLength(`HTTP/1.1 200 OK\r\n${head.join('')}\r\n`);
      if (bytes > firstFlight) tooLong.push(`${url}: ${bytes}`);
    }
    expect(tooLong).toEqual([]);
  },
);

test('[R-CARD-04] a public page needs two fonts beside itself to be painted, Home also those of its name, and names at most 4 scripts for later', async () => {
  for (const slug of publicRoutes) {
    const { body } = await site.app.inject(slug === 'home' ? '/' : `/${slug}`);
    const tags = body.match(/<(?:link|script|img)\b[^>]*>/g) ?? [];
    const named = tags.filter(
      (tag) => /(?:src|href)=/.test(tag) && !/type="text\/plain"|rel="(?:(?:apple-touch-)?icon|manifest)"/.test(tag),
    );
    const later = named.filter((tag) => tag.includes('rel="later"'));
    const grades: Readonly<Record<string, number>> = { 8: 10, 4: 20, 2: 35 };
    const ofName = Array.from(body.matchAll(/data-bits="(\d+)"/g), ([, bits = '']) => grades[bits]).filter(Boolean);
    expect(ofName).toHaveLength(slug === 'home' ? 2 : 0);
    expect(
      named.filter((tag) => !later.includes(tag)).map((tag) => /([\w-]+)-\w{7}\.woff2" as="font"/.exec(tag)?.[1]),
    ).toEqual(['redaction', 'commit-mono', ...ofName.map((grade) => `d5u-${grade}`)]);
    expect(later.length, later.join('\n')).toBeLessThanOrEqual(4);
    expect(later[0]).toMatch(/href="\/assets\/index-[\w-]{8}\.js"/);
  }
});

test('[R-CARD-04] the shell of the hidden pages has no text to paint, so its script is fetched at once', async () => {
  const { body } = await site.app.inject('/kitchen');
  expect(body).toMatch(/<script type="module"[^>]* src="\/assets\/index-[\w-]{8}\.js"><\/script>/);
  expect(body).not.toContain('rel="later"');
});

test('the stylesheets that a page has inline are those of its chunks, so that none is fetched again', async () => {
  const { body } = await site.app.inject('/about');
  const named = [...body.matchAll(/<link rel="stylesheet" href="\/([^"]+)" type="text\/plain"/g)].map(
    ([, file = '']) => file,
  );
  expect(named.map((file) => file.replace(/-[\w-]{7}\.css$/, ''))).toEqual([
    'assets/index',
    'assets/common',
    'assets/about',
  ]);
  for (const file of named) expect(body).toContain(readFileSync(`dist/site/${file}`, 'utf8').trim());
});
