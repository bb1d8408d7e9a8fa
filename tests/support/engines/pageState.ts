import { expect } from 'vitest';
import { isLoaded, isStill } from '../pageState.ts';
import type { EnginePage } from './Engine.ts';

/** Polls a function in the page until it returns true. */
export async function until<Parameters extends unknown[]>(
  page: EnginePage,
  isSo: (...parameters: Parameters) => boolean | Promise<boolean>,
  ...parameters: Parameters
): Promise<void> {
  await expect.poll(() => page.evaluate(isSo, ...parameters), { message: isSo.toString(), interval: 100 }).toBe(true);
}

/** Waits until the page is drawn and no longer changes, like `settled` in tests/support/pageState.ts. */
export async function settled(page: EnginePage): Promise<void> {
  await until(page, () => document.querySelector('#root:not([data-hydrate])') !== null);
  await until(page, () => document.querySelector('h1') !== null);
  await until(page, isLoaded);
  await until(page, isStill);
}

/** Waits until the simulation has answered. */
export async function simulated(page: EnginePage): Promise<void> {
  await settled(page);
  await until(page, () => localStorage.getItem('narrative-state') !== null);
}

/**
 * Scrolls the first element that matches to the middle of the window. Returns the middle of the element, CSS px. Throws
 * if no element matches.
 */
export const middleOf = (page: EnginePage, selector: string): Promise<{ x: number; y: number }> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) throw new Error(`No ${wanted}.`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ left, top, width, height } = new DOMRect()] = element.getClientRects();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);

/** Presses an element with the pointer. */
export async function press(page: EnginePage, selector: string): Promise<void> {
  await until(page, (wanted) => document.querySelector(wanted) !== null, selector);
  const { x, y } = await middleOf(page, selector);
  await page.press(x, y);
}

export const text = (page: EnginePage, selector: string): Promise<string> =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
