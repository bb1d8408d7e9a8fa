import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../support/browser.ts';
import { isFault, pagePaths } from '../../../support/pages.ts';
import { drawn, listening, settled } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

test('[B-OVL-02] fault 20: without WebGL every page works, and the console stays empty', async () => {
  const bare = await launchBrowser(['--disable-3d-apis']);
  const waiting = [...pagePaths];
  const said: string[] = [];
  const visitSome = async (browser: Browser) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const at = path;
      const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (isFault(at, message.type(), message.text())) said.push(`${at}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`${at}: uncaught ${error.message}`));
      await page.goto(`${server.url}${at}?inspect&phase=3`);
      await listening(page);
      await settled(page);
      if ((await page.locator('main').innerText()).trim() === '') said.push(`${at}: is blank`);
      await context.close();
    }
  };
  await Promise.all([visitSome(bare), visitSome(bare), visitSome(bare)]);
  await bare.close();
  expect(said).toEqual([]);
});

/**
 * Resources in use: WebGL contexts, canvases, objects of the graphics driver, workers, and the site's listeners on
 * objects that outlive a route.
 */
interface Held {
  readonly contexts: number;
  readonly canvases: number;
  readonly textures: number;
  readonly buffers: number;
  readonly programs: number;
  /** Listeners on the window, the document and the body, by kind: "window scroll". */
  readonly listeners: readonly string[];
  readonly workers: number;
}

test('[B-OVL-02] fault 20: a hundred changes of route leave two contexts, and no more textures and listeners than before', async () => {
  // At phase 5, because a panel of a later phase would add listeners.
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = Reflect.apply(own, this, args) as WebGL2RenderingContext | null;
      if (args[0] === 'webgl2' && context !== null && !contexts.includes(context)) contexts.push(context);
      return context;
    } as typeof own;
    const made = { Texture: new Map(), Buffer: new Map(), Program: new Map() };
    const calls = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const [kind, living] of Object.entries(made) as [string, Map<unknown, WebGL2RenderingContext>][]) {
      const [create, remove] = [calls[`create${kind}`]!, calls[`delete${kind}`]!];
      calls[`create${kind}`] = function (this: WebGL2RenderingContext) {
        const one = Reflect.apply(create, this, []);
        living.set(one, this);
        return one;
      };
      calls[`delete${kind}`] = function (this: WebGL2RenderingContext, one: unknown) {
        living.delete(one);
        Reflect.apply(remove, this, [one]);
      };
    }
    // The objects of a lost context are gone too.
    const living = (of: Map<unknown, WebGL2RenderingContext>) =>
      [...of.values()].filter((context) => !context.isContextLost()).length;
    window.liveContexts = () => contexts.filter((context) => !context.isContextLost()).length;
    window.heldByDriver = () => ({
      textures: living(made.Texture),
      buffers: living(made.Buffer),
      programs: living(made.Program),
    });
  });
  const cdp = await page.context().newCDPSession(page);
  // Playwright's own scripts add listeners too. They have no address.
  const scripts = new Set<string>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => url.startsWith(server.url) && scripts.add(scriptId));
  await cdp.send('Debugger.enable');
  const listenersOf = async (expression: string) => {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    return listeners.filter(({ scriptId }) => scripts.has(scriptId)).map(({ type }) => `${expression} ${type}`);
  };
  const held = async (): Promise<Held> => ({
    ...(await page.evaluate(() => ({
      contexts: window.liveContexts(),
      canvases: document.querySelectorAll('canvas').length,
      ...window.heldByDriver(),
    }))),
    listeners: (await Promise.all(['window', 'document', 'document.body'].map(listenersOf))).flat().toSorted(),
    workers: page.workers().length,
  });
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  /** Presses by script, because the inspector may cover the button. */
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => (button as HTMLButtonElement).click());
  /** Goes to the last page, which has two eggs, and waits until the glitch and the notice are over. */
  const rest = async () => {
    await go('/collaborate');
    await page.getByRole('heading', { level: 1, name: 'Draft of a verdict' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
    await drawn(page);
    // A notice has listeners until it is removed.
    await page.getByRole('button', { name: 'Dismiss this notice' }).waitFor({ state: 'detached' });
  };
  // The inspector loads the overlay at once. Otherwise the first egg would load it.
  await page.goto(`${server.url}/about?inspect`);
  await listening(page);
  await page.waitForFunction(() => window.liveContexts() === 2);
  await page.getByRole('button', { name: 'letters' }).waitFor({ state: 'attached' });
  const fold = page.getByRole('button', { name: 'inspector' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await page.getByLabel('eggs').fill('2');
  await press('slices');
  const change = async (count: number) => {
    for (let time = 0; time < count; time += 1) {
      await go(pagePaths[(time * 7) % pagePaths.length] ?? '/');
      // One page in three is left before it has loaded. One page in five is left while an effect is drawn.
      if (time % 3 !== 0) await drawn(page);
      if (time % 5 === 0) await press('split');
    }
    await rest();
  };
  // After a tour of all pages, every object that is made once and kept exists.
  await change(pagePaths.length);
  const before = await held();
  expect(before).toMatchObject({ contexts: 2, canvases: 1, workers: 1 });
  expect(before.listeners.length).toBeGreaterThan(10);
  await change(100);
  await expect.poll(held, { timeout: 20_000 }).toEqual(before);
  expect(uncaught).toEqual([]);
  await context.close();
});

declare global {
  interface Window {
    /** WebGL contexts that have not been lost. */
    liveContexts(): number;
    /** Numbers of objects that were made in the contexts and not deleted. */
    heldByDriver(): { readonly textures: number; readonly buffers: number; readonly programs: number };
  }
}
