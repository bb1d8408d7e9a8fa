import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { openGallery, press } from './look/gallery.ts';
import { viewports } from './look/picture.ts';

/**
 * Takes pictures of every effect, rarity and pattern, from the inspector's gallery: `npm run effect-pictures`. Options:
 * `-- --pages about,routemap --strength 0.5`. Starts a server, stops the pages' clock for each picture, and writes
 * dist/effect-pictures/ with one sheet for each page and width.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist/effect-pictures' },
    /** One page with a light, one with a dark and one with a coloured background. */
    pages: { type: 'string', default: 'about,routemap,environment' },
    strength: { type: 'string', default: '1' },
    widths: { type: 'string', default: '1440,390' },
  },
});

/** Time from the click to the peak of each effect, ms. */
const effects = {
  slices: 60,
  split: 60,
  blocks: 60,
  tear: 60,
  hold: 60,
  bits: 60,
  pieces: 700,
  threads: 1000,
  settling: 100,
  surprise: 1500,
  scan: 750,
  phase: 700,
};
const rarities = ['common', 'uncommon', 'rare', 'legendary', 'mythic'] as const;
const patterns = ['linear', 'quantum', 'recursive', 'chaotic'] as const;
/** Time between two effects, ms: longer than the period that the flash limit remembers. */
const apartMs = 4000;
/** Time in which an egg appears, ms. */
const emergeMs = 1200;

/**
 * Scrolls to the position with the most visible eggs, and returns their number. An egg covers neither text nor
 * controls, so the top of a page on a phone often has no room for an egg.
 */
async function scrollToRoom(page: Page): Promise<number> {
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const step = await page.evaluate(() => innerHeight / 4);
  const goTo = async (top: number) => {
    await page.evaluate((top) => scrollTo(0, top), top);
    await page.clock.runFor(emergeMs);
    return page.locator('[data-egg]:visible').count();
  };
  let best = { top: 0, eggs: await goTo(0) };
  for (let top = step; top < most + step; top += step) {
    const eggs = await goTo(Math.min(top, most));
    if (eggs > best.eggs) best = { top: Math.min(top, most), eggs };
  }
  return goTo(best.top);
}

mkdirSync(values.out, { recursive: true });
const server = await startServer({ env: { INSPECTOR: '1' } });
const browser = await launchBrowser();

try {
  for (const viewport of viewports(values.widths.split(',').map(Number))) {
    for (const slug of values.pages.split(',')) {
      const context = await browser.newContext({ viewport, reducedMotion: null });
      const page = await openGallery(context, `${server.url}/${slug}?inspect&phase=3&seed=7`, values.strength);
      const files: string[] = [];
      const take = async (name: string) => {
        const file = `${slug}-${viewport.width}-${name}.png`;
        await page.screenshot({ path: `${values.out}/${file}` });
        files.push(file);
      };
      for (const [effect, atMs] of Object.entries(effects)) {
        await page.clock.fastForward(apartMs);
        await press(page, effect);
        await page.clock.runFor(atMs);
        await take(effect);
      }
      await page.clock.fastForward(apartMs);
      await page.getByLabel('eggs').fill('8');
      const seen = await scrollToRoom(page);
      for (const rarity of rarities) {
        await page.getByLabel('rarity').selectOption(rarity);
        await page.clock.runFor(emergeMs);
        await take(rarity);
      }
      await page.getByLabel('rarity').selectOption('each');
      for (const pattern of patterns) {
        await page.getByLabel('pattern').selectOption(pattern);
        await page.clock.runFor(emergeMs);
        await take(pattern);
      }
      const pictures = files.map(
        (file) => `<figure><img src="${file}" alt=""><figcaption>${file}</figcaption></figure>`,
      );
      writeFileSync(
        `${values.out}/${slug}-${viewport.width}.html`,
        `<!doctype html><title>Effects</title><style>body{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}figure{margin:0}img{width:100%}</style>${pictures.join('')}`,
      );
      console.log(`${slug} at ${viewport.width}: ${files.length} pictures, ${seen} eggs`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
