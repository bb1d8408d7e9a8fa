import type { Page } from 'playwright-core';

/** Waits until React has taken over the page: a prerendered one is hydrated, any other is rendered. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root:not([data-hydrate])').waitFor({ state: 'attached' });

/**
 * Waits until the page records the reader's behaviour. The observers and the worker start in one task, so the worker's
 * presence proves both.
 */
export async function listening(page: Page): Promise<void> {
  await hydrated(page);
  if (page.workers().length === 0) await page.waitForEvent('worker');
}

/** Waits for the page's next two frames: the last change has been rendered by then. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Waits until the page is drawn: it has a heading, nothing is loading, and its fonts are there. */
export async function drawn(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(isLoaded);
  await twoFrames(page);
}

/** Runs in a page: whether nothing is loading, and its fonts are there. */
export const isLoaded = (): boolean =>
  document.querySelector('#page [aria-busy="true"]') === null &&
  !(document.querySelector('main') ?? document.body).innerText.includes('Loading...') &&
  document.fonts.status === 'loaded';

/** Runs in a page: whether every animation that has an end in time is over. */
export const isStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' || timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
    );

/**
 * Waits until the page no longer changes: it is drawn, and every animation that has an end in time is over. One that
 * follows scrolling runs for as long as its element is there.
 */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForFunction(isStill);
}

/** Waits until the simulation has answered: then its first narrative state is stored on the device. */
export async function simulated(page: Page): Promise<void> {
  await listening(page);
  await page.waitForFunction(() => localStorage.getItem('narrative-state') !== null);
}
