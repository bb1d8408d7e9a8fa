import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { pagePaths } from '../../../support/pages.ts';
import { settled, simulated, twoFrames } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** The Tab order of every page: the Tab key moves down each column. */
const browser = await sharedBrowser();
const server = sharedServer();

/** A Tab stop. Its edges are CSS px in the unscrolled page. */
interface Stop {
  readonly what: string;
  /** Edges of the control; of its first line if it is inline. */
  readonly top: number;
  readonly bottom: number;
  /** Edges of its column: the control, or the text block around an inline control. */
  readonly left: number;
  readonly right: number;
}

/** Presses Tab. Returns the focused control, or null if the focus has left the page. */
async function tab(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused.closest('#page') === null) return null;
    const line = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    let column = focused;
    while (getComputedStyle(column).display === 'inline' && column.parentElement !== null)
      column = column.parentElement;
    const { left, right } = column.getBoundingClientRect();
    let [x, y] = [0, 0];
    for (let one: Element | null = focused.parentElement; one !== null; one = one.parentElement) {
      x += one.scrollLeft;
      y += one.scrollTop;
    }
    return {
      what: focused.outerHTML.slice(0, 100),
      top: line.top + y,
      bottom: line.bottom + y,
      left: left + x,
      right: right + x,
    };
  });
}

/** The stops that are above an earlier stop of the same column, each with that earlier stop. */
const upwards = (stops: readonly Stop[]): string[] =>
  stops.flatMap((stop, index) => {
    const above = stops
      .slice(0, index)
      .find(({ top, left, right }) => stop.bottom <= top && stop.left < right && left < stop.right);
    return above === undefined ? [] : [`${stop.what} after ${above.what}`];
  });

test.concurrent.for(pagePaths)('[B-ENG-04] %s: the Tab key goes down the page', async (path, { expect }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('d5u-effects', '"off"'));
  const page = await context.newPage();
  await page.goto(`${server.url}${path}?inspect&phase=5&seed=7`);
  await simulated(page);
  await page.locator('[data-drawer]').waitFor();
  await settled(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    await page.locator('#page').focus();
    const stops: Stop[] = [];
    for (let stop = await tab(page); stop !== null; stop = await tab(page)) stops.push(stop);
    expect.soft(stops.length, `stops, ${width} wide`).toBeGreaterThan(0);
    expect.soft(upwards(stops), `${width} wide`).toEqual([]);
  }
  await context.close();
});
