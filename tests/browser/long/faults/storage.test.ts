import type { BrowserContext, Page } from 'playwright-core';
import { type ExpectStatic, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { listening } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';
import { press, setHidden } from '../../../support/faultVisit.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Stores a text in place of the narrative state. */
const stored = (text: string) => (context: BrowserContext) =>
  context.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.setItem('narrative-state', value);
  }, text);

/** Ways to break the storage, each with the expected console warning; null for none. */
const spoilt: Readonly<
  Record<string, readonly [spoil: (context: BrowserContext) => Promise<unknown>, warning: RegExp | null]>
> = {
  'not JSON': [stored('{"discoveredFragments":['), /cannot be read and is ignored/],
  'of a wrong shape': [
    stored('{"discoveredFragments":"all of them","investigationPath":[7]}'),
    /wrong shape and is ignored/,
  ],
  'of an older version': [stored('{"version":0,"fragments":["page:void"],"phase":3}'), /wrong shape and is ignored/],
  full: [
    (context) =>
      context.addInitScript(() => {
        const isFull = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        Storage.prototype.setItem = isFull;
        IDBObjectStore.prototype.put = isFull;
      }),
    /(could not|cannot) be (kept|stored) on this device/,
  ],
  denied: [
    (context) =>
      context.addInitScript(() => {
        const deny = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(globalThis, name, { configurable: true, get: deny });
        if (navigator.locks === undefined) return;
        navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
      }),
    /Storage is unavailable on this device/,
  ],
  'without cookies': [
    (context) =>
      context.route('**/*', async (route) => {
        const { cookie: _, ...headers } = await route.request().allHeaders();
        const response = await route.fetch({ headers, maxRedirects: 0 });
        const { 'set-cookie': __, ...kept } = response.headers();
        await route.fulfill({ response, headers: kept });
      }),
    null,
  ],
};

const paths = ['/', '/routemap', '/experience-d5u', '/void', '/checkout', '/no-such-sheet'];

/** Opens the pages of `paths` and switches the effects. Returns the errors. */
async function readAround(page: Page, expect: ExpectStatic): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(server.url + path);
    await page.locator('#root:not([data-hydrate]) h1').first().waitFor({ state: 'attached' });
    // A story page fetches its text. The other pages contain it.
    await expect
      .poll(async () => (await page.locator('main').innerText()).length, { timeout: 10_000 })
      .toBeGreaterThan(40);
    if ((await page.getByRole('alert').filter({ hasText: /./ }).count()) > 0) wrong.push(`${path} raises an alert`);
  }
  await page.getByRole('radio', { name: 'off' }).check({ force: true });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['effects'])).toBe('off');
  await press(page, ['act:1']);
  await listening(page);
  await setHidden(page, true);
  // A page that becomes visible again requests the profile. By then the page has logged that it could not send.
  const isBack = page.waitForResponse((response) => response.url().endsWith(apiPaths.profile));
  await setHidden(page, false);
  await isBack;
  return wrong;
}

test.concurrent.for(Object.keys(spoilt))(
  '[R-PRO-05] fault 22: with storage %s every page works, and the console has at most warnings',
  async (name, { expect }) => {
    const [spoil, warning] = spoilt[name] ?? [() => Promise.resolve(), null];
    const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, reducedMotion: 'reduce' });
    // The overlay is never delivered. It is not under test, and six canvases are slow without a GPU.
    await context.route(/assets\/Overlay-[\w-]+\.js/, () => undefined);
    await spoil(context);
    const errors: string[] = [];
    const warnings: string[] = [];
    let profiles = 0;
    context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      const isOwn404 = message.text().includes('404') && message.location().url.endsWith('/no-such-sheet');
      if (message.type() === 'error' && !isOwn404) errors.push(message.text());
      if (message.type() === 'warning') warnings.push(message.text());
    });
    context.on('request', (request) => {
      if (request.url().endsWith(apiPaths.profile)) profiles += 1;
    });
    const page = await context.newPage();
    expect(await readAround(page, expect)).toEqual([]);
    expect(errors).toEqual([]);
    if (warning === null) expect(warnings).toEqual([]);
    else {
      expect(
        warnings.some((text) => warning.test(text)),
        warnings.join('\n'),
      ).toBe(true);
    }
    // One request for each page load, and one after the flush of each page that was left.
    expect(profiles).toBeLessThanOrEqual(paths.length * 2 + 2);
    // A page that is closed sends its last batch. The route handler of this batch is then aborted, which is no failure.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);
