import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { FlashAnalyser } from '../support/flashAnalyser.ts';
import { pagePaths } from '../support/pages.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * Every page with all effects on, while somebody presses what it offers, as it is really painted. The window is judged in
 * 12 by 9 squares: an eighty-fourth of what WCAG 2.3.1 calls an area, and large enough that moving text is no flash.
 */
const columns = 12;
const rows = 9;

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Frame {
  readonly atMs: number;
  readonly jpeg: string;
}

/** Presses the first few things that the page offers and that lead nowhere else, a second apart. */
async function handle(page: Page): Promise<void> {
  for (let press = 0; press < 4; press += 1) {
    await page.evaluate((index) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')];
      buttons.filter((button) => button.checkVisibility())[index]?.click();
    }, press);
    await page.mouse.move(200 + press * 130, 180 + press * 90, { steps: 4 });
    await page.waitForTimeout(1200);
  }
}

/** What was painted from the first moment on, as the browser itself casts it. */
async function film(path: string): Promise<Frame[]> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: null });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.goto(`${server.url}${path}?inspect&phase=5&seed=7`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 256, maxHeight: 192 });
  await page.waitForTimeout(1500);
  await handle(page);
  await context.close();
  return frames;
}

/** The mean colour of each square of each frame, four bytes a square. */
async function squaresOf(page: Page, frames: readonly Frame[]): Promise<number[][]> {
  return page.evaluate(
    async ([jpegs, across, down]) => {
      const canvas = new OffscreenCanvas(across * 8, down * 8);
      const pen = canvas.getContext('2d', { willReadFrequently: true })!;
      const answer: number[][] = [];
      for (const jpeg of jpegs) {
        const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
        pen.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, canvas.width, canvas.height);
        const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
        const sums = Array.from({ length: across * down * 4 }, () => 0);
        for (let at = 0; at < data.length; at += 1) {
          const pixel = Math.floor(at / 4);
          const square =
            Math.floor(Math.floor(pixel / canvas.width) / 8) * across + Math.floor((pixel % canvas.width) / 8);
          sums[square * 4 + (at % 4)]! += data[at]! / 64;
        }
        answer.push(sums.map(Math.round));
      }
      return answer;
    },
    [frames.map(({ jpeg }) => jpeg), columns, rows] as const,
  );
}

test.concurrent.for(pagePaths)(
  '[B-A11Y-02] %s: no square of it flashes more than twice in a second, whatever is pressed',
  async (path, { expect }) => {
    const frames = await film(path);
    // Somebody was looking: what is pressed is painted anew.
    expect(frames.length).toBeGreaterThan(2);
    const bench = await browser.newPage();
    const analyser = new FlashAnalyser([255, 255, 255], 1);
    for (const [index, squares] of (await squaresOf(bench, frames)).entries()) {
      analyser.add({ atMs: frames[index]!.atMs, width: columns, pixels: Uint8Array.from(squares) });
    }
    await bench.close();
    expect(analyser.worst).toBeLessThanOrEqual(2);
  },
);
