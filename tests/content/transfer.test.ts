import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { openApp, type TestApp } from '../support/app.ts';

let site: TestApp;
beforeAll(async () => void (site = await openApp({}, `${process.cwd()}/dist/site`)));
afterAll(() => site.close());

const isText = /^(text\/|application\/(json|javascript)|image\/svg)/;
/** A reply that is shorter does not get shorter (server/plugins/external/compress.ts). */
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
});
