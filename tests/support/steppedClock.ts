import type { Page } from 'playwright-core';
import type { Disturbance } from '../../contract/simulation.ts';

declare global {
  interface Window {
    /** Number of calls that the worker has answered. */
    answers: number;
    /** That number when an answer was last awaited. */
    awaited: number;
    /** The ambient effects for which the worker has asked. */
    asked: Disturbance[];
  }
}

/** Runs in the page before its scripts. Notes the answers of the worker. */
function watchWorker(): void {
  window.answers = 0;
  window.awaited = 0;
  window.asked = [];
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ value?: unknown }>) => {
        if (!Array.isArray(data.value)) return;
        window.answers += 1;
        for (const { disturbance } of data.value as { readonly disturbance?: Disturbance | null }[])
          if (disturbance != null) window.asked.push(disturbance);
      });
    }
  };
}

/** Opens an address on a clock that can be stopped. With the clock stopped, a slow machine may take its time. */
export async function openOnClock(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(120_000);
  await page.clock.install();
  await page.addInitScript(watchWorker);
  await page.goto(address);
}

/** Stops the page's clock, `inMs` from now on that clock. */
export async function stopClock(page: Page, inMs: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + inMs);
  await page.evaluate(() => (window.awaited = window.answers));
}

/**
 * Moves the stopped clock by `ms`, 1000 at most. `isSecond`: a second is over, in which the worker was asked. Its
 * answer is awaited, because its time is not the page's. Throws after 120 s without one.
 */
export async function stepClock(page: Page, ms: number, isSecond: boolean): Promise<void> {
  await page.clock.runFor(ms);
  if (!isSecond) return;
  await page.waitForFunction(() => window.answers > window.awaited, undefined, { polling: 20 });
  await page.evaluate(() => (window.awaited = window.answers));
}

/**
 * Moves the animations and transitions of styles by `ms` too, which the page's clock does not reach: each new one is
 * stopped at its start, so that a film shows them at the speed of its clock. Call it after each step; one that ends in
 * real time before the first call is not seen.
 */
export const stepAnimations = (page: Page, ms: number): Promise<void> => page.evaluate(moveAnimations, ms);

/** Runs in the page. */
function moveAnimations(ms: number): void {
  const stepped = ((globalThis as { stepped?: WeakSet<Animation> }).stepped ??= new WeakSet());
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (!stepped.has(animation)) {
      if (animation.playState !== 'running') continue;
      stepped.add(animation);
      animation.pause();
      animation.currentTime = 0;
      continue;
    }
    const now = Number(animation.currentTime) + ms;
    if (now < Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.currentTime = now;
    else animation.finish();
  }
}
