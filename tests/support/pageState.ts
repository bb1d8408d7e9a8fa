import type { Page } from 'playwright-core';

/** Waits until React controls the page: a prerendered page is hydrated, any other page is rendered. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root:not([data-hydrate])').waitFor({ state: 'attached' });

/**
 * Waits until the page records the reader's behaviour. The observers and the worker start in one task, so the presence
 * of the worker proves both.
 */
export async function listening(page: Page): Promise<void> {
  await hydrated(page);
  if (page.workers().length === 0) await page.waitForEvent('worker');
}

/** Waits for the page's next two frames. By then the last change has been rendered. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Waits until the page is drawn: it has a heading, nothing is loading, and its fonts have loaded. */
export async function drawn(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(isLoaded);
  await twoFrames(page);
}

/** Runs in a page. Whether nothing is loading and the fonts have loaded. */
export const isLoaded = (): boolean =>
  document.querySelector('#page [aria-busy="true"]') === null &&
  !(document.querySelector('main') ?? document.body).innerText.includes('Loading...') &&
  document.fonts.status === 'loaded';

/** Runs in a page. Whether every animation with a finite duration in time is over. */
export const isStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' || timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
    );

/**
 * Waits until the page no longer changes: it is drawn, and every animation with a finite duration in time is over. An
 * animation that follows scrolling runs as long as its element exists.
 */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForFunction(isStill);
}

/** Waits until the simulation has answered. By then its first narrative state is stored on the device. */
export async function simulated(page: Page): Promise<void> {
  await listening(page);
  await page.waitForFunction(() => localStorage.getItem('narrative-state') !== null);
}
