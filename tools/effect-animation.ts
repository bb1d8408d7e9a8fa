import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { openGallery, press } from './look/gallery.ts';
import { animatedWebp, type WebpFrame } from './look/webp.ts';

/**
 * Makes the animation of README.md from the inspector's gallery: `node tools/effect-animation.ts`. Run `npm run build`
 * first. Starts a server and steps the page's clock, so that each frame is exact. Writes docs/pictures/effects.webp.
 */
const out = 'docs/pictures/effects.webp';
const viewport = { width: 1200, height: 750 };
/** Size of the animation, pixels. */
const size = { width: 800, height: 500 };
const frameMs = 100;
const quality = 0.5;
/** The animation ends after some rounds, so that it does not distract from the text next to it. */
const plays = 3;

/** Words of /about on which the pointer rests first: threads and the moment show them. Time of each rest, ms. */
const rested = ['cases', 'retired'];
const restMs = 1500;

/** The requested effects with their start times, and the end, ms. Only one effect runs at a time. */
const script = [
  { atMs: 800, effect: 'slices' },
  { atMs: 2200, effect: 'threads' },
  { atMs: 5200, effect: 'split' },
  { atMs: 6600, effect: 'pieces' },
  { atMs: 9600, effect: 'ring' },
] as const;
const lastMs = 14_000;

/** The part of a screenshot that differs from the previous one, encoded by the browser; null if they are equal. */
async function encode(bench: Page, png: Buffer): Promise<Omit<WebpFrame, 'durationMs'> | null> {
  const changed = await bench.evaluate(
    async ({ png, width, height, quality }) => {
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      const response = await fetch(`data:image/png;base64,${png}`);
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(await createImageBitmap(await response.blob()), 0, 0, width, height);
      const now = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
      const bench = globalThis as unknown as { before?: Uint32Array };
      const { before } = bench;
      bench.before = now;
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (let at = 0; at < now.length; at += 1) {
        if (now[at] === before?.[at]) continue;
        const [x, y] = [at % width, Math.floor(at / width)];
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
      if (right < 0) return null;
      // An animated WebP stores half of each coordinate, so coordinates must be even.
      const [x, y] = [left - (left % 2), top - (top % 2)];
      const part = new OffscreenCanvas(right + 1 - x, bottom + 1 - y);
      part.getContext('2d')!.drawImage(canvas, -x, -y);
      const blob = await part.convertToBlob({ type: 'image/webp', quality });
      const bytes = [...new Uint8Array(await blob.arrayBuffer())];
      return { x, y, width: part.width, height: part.height, bytes };
    },
    { png: png.toString('base64'), ...size, quality },
  );
  return changed === null ? null : { ...changed, image: Buffer.from(changed.bytes) };
}

/** The middle of the first occurrence of a word in the page, CSS pixels of the window. */
const placeOf = (page: Page, word: string): Promise<[x: number, y: number]> =>
  page.evaluate((word) => {
    const texts = document.createTreeWalker(document.querySelector('#page')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const at = texts.currentNode.textContent?.indexOf(word) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }
    throw new Error(`The page has no word “${word}”.`);
  }, word);

/** Steps through the script and returns the frames. */
async function film(context: BrowserContext, url: string): Promise<WebpFrame[]> {
  const bench = await context.newPage();
  const page = await openGallery(context, `${url}/about?inspect&phase=0&seed=7`, '0.7');
  await page.getByLabel('eggs').fill('4');
  for (const word of rested) {
    await page.mouse.move(...(await placeOf(page, word)));
    await page.clock.runFor(restMs);
  }
  const frames: WebpFrame[] = [];
  let waiting: readonly { readonly atMs: number; readonly effect: string }[] = script;
  for (let atMs = 0; atMs < lastMs; atMs += frameMs) {
    const [next] = waiting;
    if (next !== undefined && next.atMs <= atMs) {
      await press(page, next.effect);
      waiting = waiting.slice(1);
    }
    await page.clock.runFor(frameMs);
    const changed = await encode(bench, await page.screenshot());
    const last = frames.at(-1);
    if (changed !== null) frames.push({ ...changed, durationMs: frameMs });
    else if (last !== undefined) frames[frames.length - 1] = { ...last, durationMs: last.durationMs + frameMs };
  }
  return frames;
}

const server = await startServer({ env: { INSPECTOR: '1' } });
const browser = await launchBrowser();
try {
  const frames = await film(await browser.newContext({ viewport, reducedMotion: null }), server.url);
  const file = animatedWebp(frames, { ...size, plays });
  writeFileSync(out, file);
  console.log(`${out}: ${frames.length} frames, ${Math.round(file.length / 1000)} kB`);
} finally {
  await browser.close();
  await server.stop();
}
