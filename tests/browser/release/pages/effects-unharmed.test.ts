import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { glitchKinds, readingKinds } from '#contract/simulation.ts';
import { openGallery, press } from '../../../../tools/look/gallery.ts';
import { sharedBrowser } from '../../../support/shared.ts';
import { startServer, type TestServer } from '../../../support/server.ts';

const effects = [...glitchKinds, ...readingKinds, 'scan', 'ring'];

let server: TestServer;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];
beforeAll(async () => {
  const browser = await sharedBrowser();
  server = await startServer({ env: { INSPECTOR: '1' } });
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: null });
  page = await openGallery(context, `${server.url}/survival-analysis?inspect&phase=3`, '1');
  page.on('pageerror', ({ message }) => errors.push(message));
  // At first the page counts its numbers up.
  await page.clock.runFor(20_000);
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
});

/** The text that a reader copies. The browser's search reads the same text, and the headless shell has no search. */
const copied = () =>
  page.evaluate(() => {
    getSelection()!.selectAllChildren(document.querySelector('main')!);
    const text = String(getSelection());
    getSelection()!.removeAllRanges();
    return text;
  });

/** Wraps every text of the page in two elements, as a browser's translation does. */
const translate = () =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode() !== null) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const font = document.createElement('font');
      const inner = document.createElement('font');
      node.replaceWith(font);
      font.append(inner);
      inner.append(node);
    }
  });

it.each(effects)('[B-OVL-05] during %s the text is selected, read aloud and printed as before it', async (name) => {
  const main = page.locator('main');
  const before = { tree: await main.ariaSnapshot(), text: await copied() };
  expect(before.text.length).toBeGreaterThan(1000);
  // First ends the pause after a selection. While text is selected, no effect begins.
  await page.clock.fastForward(2000);
  const still = await page.screenshot();

  await press(page, name);
  await page.clock.runFor(120);
  const moving = await page.screenshot();
  expect(moving.equals(still)).toBe(false);
  expect(await main.ariaSnapshot()).toBe(before.tree);
  expect(await copied()).toBe(before.text);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('canvas').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  await page.emulateMedia({ media: null });

  await page.clock.fastForward(10_000);
  expect(await main.ariaSnapshot()).toBe(before.tree);
  expect(errors).toEqual([]);
});

it('[B-OVL-05] effects go on over a page that the browser has translated', async () => {
  const text = await copied();
  await translate();
  for (const name of effects) {
    await press(page, name);
    await page.clock.runFor(200);
    await page.clock.fastForward(3000);
  }
  expect([await copied(), errors]).toEqual([text, []]);
});
