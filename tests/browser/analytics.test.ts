import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { publicRoutes } from '../../contract/routes.ts';
import { launchBrowser } from '../support/browser.ts';
import { type HttpListener, listen } from '../support/http.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** A service with Plausible's events API, on an origin of its own. */
let service: HttpListener;
let browser: Browser;
let counted: TestServer;
let uncounted: TestServer;

const accept: HttpListener['answer'] = (_request, response) =>
  response.writeHead(202, { 'access-control-allow-origin': '*' }).end('ok');
const target = () => ({ ANALYTICS_DOMAIN: 'd5u.example', ANALYTICS_HOST: service.url });

beforeAll(async () => {
  service = await listen(accept);
  [browser, counted, uncounted] = await Promise.all([launchBrowser(), startServer({ env: target() }), startServer()]);
});
beforeEach(() => {
  service.received.length = 0;
  service.answer = accept;
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([counted?.stop(), uncounted?.stop()]);
  await service?.close();
});

interface Told {
  readonly name: string;
  readonly url: string;
}
const told = (): Told[] => service.received.map(({ body }) => JSON.parse(body) as Told);
/** In short: "pageview /about". */
const inShort = () => told().map(({ name, url }) => `${name} ${new URL(url).pathname}`);
/** A busy machine, or one that compiles a page for the first time. */
const patience = { timeout: 60_000 };
const settled = async (page: Page, expected: readonly string[]) => {
  await expect.poll(inShort, patience).toEqual(expected);
  // Long enough for one too many to arrive.
  await page.waitForTimeout(400);
  expect(inShort()).toEqual(expected);
};
/** Closed when the test ends, however it ends. */
const openContext = async () => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
};
const openPage = async () => (await openContext()).newPage();
/** By the site's own links, so that the page stays loaded; the click is the document's, whatever lies above. */
const follow = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

test('[R-RT-09] one page view for the first page and for each change of route; queries and hashes are none', async () => {
  const page = await openPage();
  await page.goto(`${counted.url}/consciousness?utm_source=somewhere`);
  await settled(page, ['pageview /consciousness']);
  expect(told()[0]).toEqual({
    name: 'pageview',
    domain: 'd5u.example',
    url: `${counted.url}/consciousness`,
    referrer: null,
  });
  const [first] = service.received;
  expect(first).toMatchObject({ method: 'POST', url: '/api/event' });
  expect(first?.headers['content-type']).toBe('text/plain');
  expect(first?.headers.cookie).toBeUndefined();

  // A choice changes the query alone.
  await page.locator('main button').first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).searchParams.get('path'), patience).not.toBeNull();
  await settled(page, ['pageview /consciousness']);

  await page.goto(`${counted.url}/survival-analysis`);
  await settled(page, ['pageview /consciousness', 'pageview /survival-analysis']);
  await follow(page, 'a[href="/about"]');
  await page.waitForURL('**/about');
  await page.evaluate(() => (location.hash = 'page'));
  const soFar = ['pageview /consciousness', 'pageview /survival-analysis', 'pageview /about'];
  await settled(page, soFar);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe('/survival-analysis');
  await settled(page, [...soFar, 'pageview /survival-analysis']);
});

test('[R-LAND-05] a click on either call to action sends its event, from the page it was on', async () => {
  for (const slug of ['experience-d5u', 'survival-analysis']) {
    service.received.length = 0;
    const page = await openPage();
    await page.goto(counted.url);
    await settled(page, ['pageview /']);
    await follow(page, `[data-cta="${slug}"]`);
    await settled(page, ['pageview /', 'call-to-action /', `pageview /${slug}`]);
    expect(told()[1]).toMatchObject({ domain: 'd5u.example', props: { target: slug } });
  }
});

test('[R-RT-08] the attribution in the first consciousness log leads to /cosmic-awareness and sends its event', async () => {
  const page = await openPage();
  await page.goto(`${counted.url}/consciousness?path=0`);
  await follow(page, '[data-secret-link="/cosmic-awareness"]');
  await page.waitForURL('**/cosmic-awareness');
  await settled(page, ['pageview /consciousness', 'secret-link /consciousness', 'pageview /cosmic-awareness']);
  expect(told()[1]).toMatchObject({ props: { target: '/cosmic-awareness' } });
});

test('[R-RT-09] a service that fails is nothing to the reader', async () => {
  const page = await openPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  service.answer = (_request, response) => response.destroy();
  await page.goto(`${counted.url}/about`);
  await settled(page, ['pageview /about']);
  await follow(page, 'main a[href^="/"]');
  await expect.poll(() => service.received.length, patience).toBe(2);
  expect(await page.locator('h1').count()).toBe(1);
  expect(thrown).toEqual([]);
});

const tour = [
  ...publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  '/void',
  '/kitchen',
  '/consciousness',
  '/no-such-sheet',
];

/** Every origin that ten pages ask anything of. */
async function originsAskedOn(context: BrowserContext, server: TestServer): Promise<string[]> {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  const page = await context.newPage();
  for (const path of tour) {
    const isAnswered = page.waitForResponse('**/api/settings');
    await page.goto(server.url + path);
    await isAnswered;
    await page.waitForTimeout(300);
  }
  // And a click that would be told of.
  await page.goto(server.url);
  await page.waitForTimeout(300);
  await follow(page, '[data-cta]');
  await page.waitForTimeout(300);
  return [...origins];
}

test('[B-PRV-02] nobody else is asked for anything on a tour of ten pages until a service is set up', async () => {
  expect(tour.length).toBe(10);
  expect(await originsAskedOn(await openContext(), uncounted)).toEqual([uncounted.url]);
});

test.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)('[B-PRV-02] nor under %s, when one is', async (_name, property, value) => {
  const context = await openContext();
  await context.addInitScript(
    ([property, value]) => Object.defineProperty(Navigator.prototype, property, { get: () => value }),
    [property, value] as const,
  );
  expect(await originsAskedOn(context, counted)).toEqual([counted.url]);
  expect(service.received).toEqual([]);
});

test('[R-RT-09] under StrictMode too, where effects run twice, there is one page view a route', async () => {
  const development = await startDevelopment(target());
  onTestFinished(development.stop);
  const page = await openPage();
  await page.goto(`${development.url}/survival-analysis`);
  await expect.poll(inShort, patience).toEqual(['pageview /survival-analysis']);
  await follow(page, 'a[href="/about"]');
  await page.waitForURL('**/about');
  await settled(page, ['pageview /survival-analysis', 'pageview /about']);
});

/** `npm run dev` on a free port: React's development build, in which StrictMode rehearses every effect. */
async function startDevelopment(env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Vite would wait for the browser to hang up.
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('http://')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`Development ended with ${code}.`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
