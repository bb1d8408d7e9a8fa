import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { hydrated, listening, simulated } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

const patient = { timeout: 30_000, interval: 50 };

/** Opens a page whose entry script is held back until the proxy is healed. `before` runs before the page's scripts. */
async function openWithoutScript(
  path: string,
  options: BrowserContextOptions = {},
  before: () => void = () => undefined,
) {
  const proxy = await startFaultProxy(server.url);
  const html = await (await fetch(server.url + path)).text();
  const entry = /<link rel="later" href="([^"]+)"/.exec(html)?.[1];
  expect(entry).toBeDefined();
  proxy.fault = (call, response) => call.path === entry && proxy.hold(call, response);
  const context = await browser.newContext(options);
  await context.addInitScript(before);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(proxy.url + path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  const close = async () => {
    await context.close();
    await proxy.close();
  };
  return { proxy, page, said, close };
}

/** A page on a simulated clock. Counts the requests for the overlay, and notes whether its canvas was visible. */
async function openWithClock(path: string) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(server.url + path);
  await simulated(page);
  // The canvas is visible and positioned only while something is drawn on it.
  await page.evaluate(() => {
    Object.assign(window, { hasDrawn: false });
    new MutationObserver(() => {
      const canvas = document.querySelector<HTMLElement>('canvas');
      const isPlaced = canvas !== null && canvas.style.transform !== '';
      if (isPlaced && canvas.style.visibility !== 'hidden') Object.assign(window, { hasDrawn: true });
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  return {
    page,
    overlays: () => fetched.filter((path) => /\/Overlay-[\w-]+\.js$/.test(path)).length,
    hasCanvas: () => page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined),
    hasDrawn: () => page.waitForFunction(() => (window as unknown as { hasDrawn: boolean }).hasDrawn),
    close: () => context.close(),
  };
}

test('[B-LOAD-01] the overlay is fetched when there is something to draw, and draws what it was fetched for', async () => {
  const { page, overlays, hasCanvas, hasDrawn, close } = await openWithClock('/routemap');
  expect(overlays()).toBe(0);
  await page.clock.runFor(8000);
  await hasCanvas();
  await hasDrawn();
  expect(overlays()).toBe(1);
  await close();
});

/** The middle of a word of the first line, CSS pixels. */
const placeOf = (page: Page, word: string) =>
  page.evaluate((word) => {
    const text = document.querySelector('[data-part="first-line"]')!.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(word));
    range.setEnd(text, text.data.indexOf(word) + word.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, word);

test('[B-LOAD-01, B-OVL-08] a moved pointer fetches the overlay, which answers its rest on a word', async () => {
  const { page, overlays, hasDrawn, close } = await openWithClock('/');
  const { x, y } = await placeOf(page, 'hears');
  let moves = 0;
  // The app shell loads at its own time, and counts three seconds from then on.
  const isFetched = async () => {
    await page.clock.runFor(1000);
    if (overlays() === 0) await page.mouse.move(x + ((moves += 1) % 2), y);
    return overlays() > 0;
  };
  await expect.poll(isFetched, patient).toBe(true);
  // From here on the pointer rests, before the overlay is loaded.
  const hasCanvas = async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => document.documentElement.dataset['canvas'] !== undefined);
  };
  await expect.poll(hasCanvas, patient).toBe(true);
  await page.clock.runFor(1500);
  // The canvas covers only the drawing.
  const isOver = ([x, y]: readonly [number, number]) => {
    const { left, top, right, bottom } = document.querySelector('canvas')!.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  };
  await hasDrawn();
  expect(await page.evaluate(isOver, [x, y] as const)).toBe(true);
  expect(overlays()).toBe(1);
  await close();
});

const effectsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['effects']);

test('[B-LOAD-02] an effects mode chosen before the scripts have come is the mode in force', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/about');
  await page.locator('label', { hasText: 'off' }).click();
  proxy.heal();
  await hydrated(page);
  await expect.poll(() => effectsOf(page)).toBe('off');
  expect(await page.getByRole('radio', { name: 'off' }).isChecked()).toBe(true);
  expect(said).toEqual([]);
  await close();
});

test('[B-LOAD-02, B-A11Y-03] where storage is denied too, an effects mode chosen before the scripts have come stays in force', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/about', {}, () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.locator('label', { hasText: 'off' }).click();
  proxy.heal();
  await listening(page);
  expect(await effectsOf(page)).toBe('off');
  expect(await page.getByRole('radio', { name: 'off' }).isChecked()).toBe(true);
  // A later choice is in force too.
  await page.locator('label', { hasText: 'calm' }).click();
  await expect.poll(() => effectsOf(page)).toBe('calm');
  expect(said.filter((line) => !line.includes('denied'))).toEqual([]);
  await close();
});

test('[B-LOAD-02] with reduced motion too, React takes over the text that is there and does not make it anew', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/', { reducedMotion: 'reduce' });
  const line = await page.locator('[data-part="first-line"]').elementHandle();
  proxy.heal();
  await hydrated(page);
  await listening(page);
  expect(await effectsOf(page)).toBe('calm');
  expect(await line?.evaluate((element) => element.isConnected)).toBe(true);
  expect(said).toEqual([]);
  await close();
});

test.each(['/survival-analysis', '/conscious-thinking'])(
  '[B-LOAD-02] a card of %s that was pressed before the scripts have come opens with them',
  async (path) => {
    const { proxy, page, said, close } = await openWithoutScript(path);
    // The app shell loads later, and puts its own buttons before the page.
    const cards = page.locator('main button[aria-expanded]');
    await cards.nth(2).click();
    proxy.heal();
    await hydrated(page);
    await expect.poll(() => cards.nth(2).getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('main button[aria-expanded="true"]').count()).toBe(1);
    expect(said).toEqual([]);
    await close();
  },
);

test('[B-LOAD-02] a refusal that was pressed on /privacy before the scripts have come is sent with them, once', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/privacy');
  await page.getByRole('button', { name: 'Keep nothing from now on' }).click();
  proxy.heal();
  await page.getByText('Nothing is kept, because you said so.').waitFor();
  expect(proxy.calls.filter(({ path }) => path === apiPaths.consent)).toHaveLength(1);
  expect(await page.locator('[data-pressed], [data-waiting]').count()).toBe(0);
  expect(said).toEqual([]);
  await close();
});

test('[B-LOAD-04] words typed into a field before the scripts have come stay, with caret and focus', async () => {
  const { proxy, page, said, close } = await openWithoutScript('/privacy');
  const field = page.locator('textarea');
  await field.click();
  await page.keyboard.type('one two');
  proxy.heal();
  await hydrated(page);
  await listening(page);
  await page.keyboard.type(' three');
  expect(await field.inputValue()).toBe('one two three');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  // React has the typed words in its state too.
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => field.inputValue()).toBe('one two three');
  expect(said).toEqual([]);
  await close();
});

test('[B-LOAD-04] a secret word typed before the scripts have come counts', async () => {
  const { proxy, page, close } = await openWithoutScript('/about');
  await page.keyboard.type('saltglaze');
  proxy.heal();
  await expect.poll(() => proxy.calls.filter(({ path }) => path === apiPaths.protocol).length, patient).toBe(1);
  await close();
});

describe('[B-LOAD-05] a page that cannot come says so in plain words, with a way on', () => {
  const old = 'This browser is too old for this site: it needs Chrome or Edge 111, Firefox 121, Safari 16.4 or newer.';
  const late = 'This page has not come. The connection may be slow, or the site was renewed. Try again.';

  test('a hidden page without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/kitchen`);
    expect(await page.locator('h1').innerText()).toBe('This page needs scripts.');
    expect(await page.locator('body').innerText()).not.toContain('Loading...');
    await page.getByRole('link', { name: 'the front page' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  test('a hidden page whose entry is lost, at once; and one whose entry is late, after ten seconds and not before', async () => {
    const proxy = await startFaultProxy(server.url);
    const context = await browser.newContext();
    const page = await context.newPage();
    proxy.fault = ({ path }, response) => {
      if (!/assets\/index-.*\.js/.test(path)) return false;
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end();
      return true;
    };
    await page.goto(`${proxy.url}/kitchen`);
    const status = page.locator('#root > [role="status"]');
    await expect.poll(() => status.innerText()).toBe(late);
    expect(await page.getByRole('link', { name: 'Try again.' }).getAttribute('href')).toBe(`${proxy.url}/kitchen`);

    proxy.fault = (call, response) => /assets\/index-.*\.js/.test(call.path) && proxy.hold(call, response);
    await page.clock.install();
    await page.goto(`${proxy.url}/kitchen`, { waitUntil: 'commit' });
    await status.waitFor();
    await page.clock.fastForward(5_000);
    expect(await status.innerText()).toBe('Loading...');
    await page.clock.fastForward(5_100);
    expect(await status.innerText()).toBe(late);
    proxy.heal();
    await page.locator('main h1').waitFor({ state: 'attached' });
    await context.close();
    await proxy.close();
  });

  /** Runs in a page: takes a feature of the language of patterns, or of CSS, from the browser. */
  const take = (feature: string) => {
    const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
    CSS.supports = (...asked: string[]) => !asked.join(' ').includes(feature) && supports(...asked);
    globalThis.RegExp = new Proxy(RegExp, {
      construct(target, [pattern, ...rest]: [string | RegExp, ...string[]]) {
        if (String(pattern).includes(feature)) throw new SyntaxError('Invalid regular expression');
        return Reflect.construct(target, [pattern, ...rest]) as RegExp;
      },
    });
  };

  test.each(
    // The newest of the older browsers, and what each lacks.
    [
      ['Safari 16.3', '(?<='],
      ['Firefox 120', ':has('],
      ['Chrome 110', 'color-mix('],
    ].flatMap(([name = '', feature = '']) => ['/kitchen', '/about'].map((path) => [name, feature, path] as const)),
  )('an older browser: %s, without %s, on %s', async (_, feature, path) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(take, feature);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    const way = page.getByRole('link', { name: 'What can be read without scripts starts at the front page.' });
    await way.waitFor();
    expect(await way.locator('..').innerText()).toContain(old);
    expect(await way.getAttribute('href')).toBe('/');
    await context.close();
  });
});

test('[B-LOAD-02] a link followed before the scripts have come leads to its page', async () => {
  const { page, close } = await openWithoutScript('/about');
  await page.locator('main a[href="/"]').first().click({ noWaitAfter: true });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await close();
});
