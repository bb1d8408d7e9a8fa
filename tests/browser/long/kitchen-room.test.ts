import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

const choices = ['window', 'chipped mug', 'second drawer', 'radiator', 'toaster', 'look up', 'sixth chair'];

async function kitchen(viewport: { readonly width: number; readonly height: number }) {
  const context = await browser.newContext({ viewport });
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/kitchen`);
  await listening(page);
  return page;
}

/**
 * Whether the drawing of the room is at the top of the window, and whether the focused passage is in view below the
 * drawing.
 */
const places = (page: Page) =>
  page.evaluate(() => {
    const room = [...document.querySelectorAll('main svg')].find((svg) => svg.querySelector('text'))!;
    const { top, bottom } = room.getBoundingClientRect();
    const passage = document.activeElement!.getBoundingClientRect();
    return { isAtTop: Math.abs(top) < 1, isBelow: passage.top >= bottom - 1, isInView: passage.top < innerHeight };
  });

describe.for([
  [390, 844],
  [1280, 620],
])('%i×%i', ([width, height]) => {
  test('[B-KIT-01] the room stays in view, and each passage that is focused is below it', async () => {
    const page = await kitchen({ width: width!, height: height! });
    for (const choice of choices) {
      await page.getByRole('button', { name: choice, exact: true }).first().click();
      const reached = { isAtTop: true, isBelow: true, isInView: true };
      await expect.poll(async () => [choice, await places(page)]).toEqual([choice, reached]);
    }
    await page.context().close();
  });
});

test('[B-KIT-01] in a low window the room goes with the text', async () => {
  const page = await kitchen({ width: 1280, height: 540 });
  await page.getByRole('button', { name: 'window', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('the window');
  await expect.poll(() => places(page)).toEqual({ isAtTop: false, isBelow: true, isInView: true });
  await page.context().close();
});
