import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { settled, twoFrames } from './pageState.ts';
import { returning } from './returning.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

interface Circumstances {
  /** Fragments that the reader has found. */
  readonly found?: readonly string[];
  /** Replies that replace the server's, by path. */
  readonly replies?: Readonly<Record<string, unknown>>;
}

/** Shows the page at `path` to a new visitor at phase 3, calls `act` when it has settled, and closes the page. */
export type OnPage = (path: string, act: (page: Page) => Promise<void>, circumstances?: Circumstances) => Promise<void>;

/**
 * For tests of a page's own interaction. The overlay is not loaded, because it is not under test. Call this
 * function once, at the top of a file.
 */
export async function pageInteractions(): Promise<OnPage> {
  const browser = await sharedBrowser();
  const server = sharedServer();
  return async (path, act, { found = [], replies = {} } = {}) => {
    const value = JSON.stringify({ ...returning(3), discoveredFragments: found });
    const context = await browser.newContext({
      viewport: { width: 1200, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(server.url).origin, localStorage: [{ name: 'narrative-state', value }] }],
      },
    });
    try {
      await context.addCookies([await server.visitorAt(3)]);
      await context.route(/assets\/Overlay-[\w-]+\.js/, (route) => route.abort());
      for (const [at, json] of Object.entries(replies)) {
        await context.route(server.url + at, (route) => route.fulfill({ json }));
      }
      const page = await context.newPage();
      let pending = 0;
      page.on('request', () => (pending += 1));
      page.on('requestfinished', () => (pending -= 1));
      page.on('requestfailed', () => (pending -= 1));
      const profile = page.waitForResponse((response) => response.url().endsWith(apiPaths.profile));
      await page.goto(`${server.url}${path}`);
      // The profile changes the phase. Another phase has other text, which moves the rest of the page.
      await profile;
      await twoFrames(page);
      await expect.poll(() => pending).toBe(0);
      await settled(page);
      await act(page);
    } finally {
      await context.close();
    }
  };
}

/** The drawing on a canvas: the number of pixels that are not transparent, and a sum that changes with any of them. */
export const drawn = (canvas: Locator): Promise<{ pixels: number; sum: number }> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const data = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let [pixels, sum] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) > 0) pixels += 1;
      for (let part = 0; part < 4; part += 1) sum = (sum * 31 + (data[at + part] ?? 0)) % 1_000_003;
    }
    return { pixels, sum };
  });

/** Position, size and middle of an element, CSS px of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return { ...box, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2 };
}

/** Drags by `dx` and `dy` from a point, with the left button, in steps. */
export async function drag(page: Page, x: number, y: number, dx: number, dy: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 8 });
  await page.mouse.up();
}
