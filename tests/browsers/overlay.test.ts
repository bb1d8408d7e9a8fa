import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { glitchKinds, readingKinds } from '#contract/simulation.ts';
import { readingMs } from '../../src/overlay/reading/readingMs.ts';
import { serveHarness } from '../browser/overlay-harness/serve.ts';
import type { EnginePage } from '../support/engines/Engine.ts';
import { until } from '../support/engines/pageState.ts';
import { sharedEngine } from '../support/engines/shared.ts';

/** The overlay, drawn frame by frame by the harness, in the engine of this project. */
const visited = await sharedEngine();
let page: EnginePage;
let server: ViteDevServer | undefined;
let url: string;

beforeAll(async () => {
  if (visited === null) return;
  ({ url, server } = await serveHarness());
  page = await visited.engine.open({ width: 1024, height: 768 });
});
afterAll(async () => {
  await page?.close();
  await server?.close();
});

async function open(): Promise<void> {
  await page.goto(`${url}?driven&ground=slate`);
  await until(page, () => window.harness?.isAsked() === true);
  // A font that comes later moves the lines, and a reading ends when its lines move. Before its first request
  // `document.fonts` counts as loaded, so each font is requested here.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
  await page.evaluate(() => void window.harness.frame(0));
}

/**
 * Runs in the page. Draws the frame at the time `now`. Returns the number of its painted pixels, and the number of
 * opaque pixels that are as light as the page's text.
 */
function paintedAt(now: number): { painted: number; ink: number } {
  const pixels = window.harness.frame(now);
  let [painted, ink] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    painted += 1;
    if (pixels[at + 3]! > 250 && pixels[at]! > 110) ink += 1;
  }
  return { painted, ink };
}

test.skipIf(visited === null).for(glitchKinds)(
  '[B-ENG-05] a glitch of the kind %s is drawn by WebGL 2, and keeps the ink of the text under it',
  async (kind) => {
    await open();
    // With this seed each engine chooses a large line.
    await page.evaluate((glitch) => window.harness.disturb('glitch', 200, 2, glitch), kind);
    const { painted, ink } = await page.evaluate(paintedAt, 60);
    expect(painted).toBeGreaterThan(2000);
    expect(ink).toBeGreaterThan(1000);
    expect(await page.evaluate(() => window.harness.liveContexts())).toBe(2);
    expect((await page.evaluate(paintedAt, 200)).painted).toBe(0);
  },
);

test.skipIf(visited === null)(
  '[B-ENG-05] without a line in the middle of the window a glitch covers no text',
  async () => {
    await open();
    const covered = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      // A line at the top of the window, where no glitch begins.
      main.innerHTML = '<p style="position:fixed;top:4px;margin:0">Minute 14:21.</p>'.repeat(1);
      const seeds = Array.from({ length: 40 }, (_, seed) => seed);
      return seeds.filter((seed) => {
        const start = 1000 + seed * 1000;
        window.harness.frame(start);
        window.harness.disturb('glitch', 200, seed, 'hold');
        const pixels = window.harness.frame(start + 60);
        const { left, right, top, bottom } = main.querySelector('p')!.getBoundingClientRect();
        for (let y = Math.ceil(top); y < bottom; y += 1)
          for (let x = Math.ceil(left); x < right; x += 1)
            if (pixels[((innerHeight - 1 - y) * innerWidth + x) * 4 + 3]! > 0) return true;
        return false;
      });
    });
    expect(covered).toEqual([]);
  },
);

test.skipIf(visited === null).for(readingKinds)(
  '[B-ENG-05, B-OVL-06] during %s the text can be selected and found, and is unchanged',
  async (kind) => {
    await open();
    const before = await page.evaluate(() => document.querySelector('main')!.innerText);
    await page.evaluate((reading) => window.harness.read(reading, 3), kind);
    expect((await page.evaluate(paintedAt, readingMs[kind] / 4)).painted).toBeGreaterThan(150);
    const during = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      getSelection()!.selectAllChildren(main.querySelector('p')!);
      const selected = String(getSelection());
      getSelection()!.removeAllRanges();
      const isFound = (window as unknown as { find: (text: string) => boolean }).find('radiator');
      return { text: main.innerText, selected, isFound, found: String(getSelection()) };
    });
    expect(during.text).toBe(before);
    expect(during.selected).toContain('Four of five concur.');
    expect([during.isFound, during.found]).toEqual([true, 'radiator']);
  },
);

test.skipIf(visited === null).for(readingKinds)(
  '[B-ENG-05, B-OVL-06] %s ends when the page gets another text under it',
  async (kind) => {
    await open();
    await page.evaluate((reading) => window.harness.read(reading, 3), kind);
    expect((await page.evaluate(paintedAt, readingMs[kind] / 4)).painted).toBeGreaterThan(150);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) (node as Text).data = 'Cut.';
    });
    expect((await page.evaluate(paintedAt, readingMs[kind] / 2)).painted).toBe(0);
  },
);
