import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { publicRoutes } from '../../../contract/routes.ts';
import { launchBrowser } from '../../support/browser.ts';
import { type HttpListener, listen } from '../../support/http.ts';
import { hydrated, settled, twoFrames } from '../../support/pageState.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** A service with Plausible's events API, on another origin. */
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
/** The events in short form: "pageview /about". */
const inShort = () => told().map(({ name, url }) => `${name} ${new URL(url).pathname}`);
/** Long enough for a busy machine, or for the first compilation of a page. */
const patience = { timeout: 60_000 };
/** Waits until exactly these events have been counted. */
const areCounted = async (page: Page, expected: readonly string[]) => {
  await expect.poll(inShort, patience).toEqual(expected);
  // A surplus event would arrive before this event, which is sent last and then removed.
  await twoFrames(page);
  const last = { name: 'last', url: page.url() };
  await page.evaluate(
    ([to, body]) =>
      fetch(to, { method: 'POST', body }).then(
        () => {},
        () => {},
      ),
    [`${service.url}/api/event`, JSON.stringify(last)] as const,
  );
  expect(told().map(({ name }) => name)).toContain('last');
  service.received.splice(
    told().findIndex(({ name }) => name === 'last'),
    1,
  );
  expect(inShort()).toEqual(expected);
};
/** A context that is closed when the test ends, even if it fails. */
const openContext = async () => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
};
const openPage = async () => (await openContext()).newPage();
/** Follows a link of the site without a new page load. A dispatched click works even if something covers the link. */
const follow = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

test('[R-RT-09] the first page and each change of route send one page view; a new query or hash sends none', async () => {
  const page = await openPage();
  await page.goto(`${counted.url}/consciousness?utm_source=somewhere`);
  await areCounted(page, ['pageview /consciousness']);
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

  // A choice changes only the query.
  await page.locator('main button').first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).searchParams.get('path'), patience).not.toBeNull();
  await areCounted(page, ['pageview /consciousness']);

  await page.goto(`${counted.url}/survival-analysis`);
  await areCounted(page, ['pageview /consciousness', 'pageview /survival-analysis']);
  await follow(page, 'a[href="/about"]');
  await page.waitForURL('**/about');
  await page.evaluate(() => (location.hash = 'page'));
  const soFar = ['pageview /consciousness', 'pageview /survival-analysis', 'pageview /about'];
  await areCounted(page, soFar);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe('/survival-analysis');
  await areCounted(page, [...soFar, 'pageview /survival-analysis']);
});

test('[R-LAND-05] a click on either call to action sends its event, with the page of the click', async () => {
  for (const slug of ['experience-d5u', 'survival-analysis']) {
    service.received.length = 0;
    const page = await openPage();
    await page.goto(counted.url);
    await areCounted(page, ['pageview /']);
    await follow(page, `[data-cta="${slug}"]`);
    await areCounted(page, ['pageview /', 'call-to-action /', `pageview /${slug}`]);
    expect(told()[1]).toMatchObject({ domain: 'd5u.example', props: { target: slug } });
  }
});

test.each([
  ['[R-CT-03] a click on “Start Journey”', '/conscious-thinking', 'start-journey', '/about'],
  ['[R-INF-02] a click on the offer of the empty seat', '/routemap', 'checkout', '/checkout'],
])('%s sends a call-to-action event', async (_, from, target, to) => {
  service.received.length = 0;
  const page = await openPage();
  await page.goto(counted.url + from);
  // Until the scripts have loaded, a link is a plain link.
  await hydrated(page);
  await follow(page, `[data-cta="${target}"]`);
  await areCounted(page, [`pageview ${from}`, `call-to-action ${from}`, `pageview ${to}`]);
  expect(told()[1]).toMatchObject({ props: { target } });
});

test('[R-RT-08] the attribution in the first consciousness log leads to /cosmic-awareness and sends its event', async () => {
  const page = await openPage();
  await page.goto(`${counted.url}/consciousness?path=0`);
  await follow(page, '[data-secret-link="/cosmic-awareness"]');
  await page.waitForURL('**/cosmic-awareness');
  await areCounted(page, ['pageview /consciousness', 'secret-link /consciousness', 'pageview /cosmic-awareness']);
  expect(told()[1]).toMatchObject({ props: { target: '/cosmic-awareness' } });
});

test('[R-RT-09] a reader does not notice a service that fails', async () => {
  const page = await openPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  service.answer = (_request, response) => response.destroy();
  await page.goto(`${counted.url}/about`);
  await areCounted(page, ['pageview /about']);
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

/** The origins of all requests that twelve pages send. */
async function originsAskedOn(context: BrowserContext, server: TestServer): Promise<string[]> {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  const page = await context.newPage();
  for (const path of tour) {
    const isAnswered = page.waitForResponse('**/api/settings');
    await page.goto(server.url + path);
    await isAnswered;
    await page.waitForLoadState('networkidle');
  }
  // Then a click that would send an event.
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  const target = await page.locator('[data-cta]').first().getAttribute('href');
  await follow(page, '[data-cta]');
  await page.waitForURL(`**${target}`);
  await settled(page);
  return [...origins];
}

test('[B-PRV-02] twelve pages send no request to another origin until a service is set up', async () => {
  expect(tour.length).toBe(12);
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

test('[R-RT-09] each route sends one page view under StrictMode too, where effects run twice', async () => {
  const development = await startDevelopment(target());
  onTestFinished(development.stop);
  const page = await openPage();
  await page.goto(`${development.url}/survival-analysis`);
  await expect.poll(inShort, patience).toEqual(['pageview /survival-analysis']);
  await follow(page, 'a[href="/about"]');
  await page.waitForURL('**/about');
  await areCounted(page, ['pageview /survival-analysis', 'pageview /about']);
});

/** Runs `npm run dev` on a free port, with React's development build, in which StrictMode runs every effect twice. */
async function startDevelopment(env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Vite would wait until the browser closes its connections.
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
