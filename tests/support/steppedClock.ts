import type { Page } from 'playwright-core';
import type { Disturbance } from '../../contract/simulation.ts';

declare global {
  interface Window {
    /** Number of calls that the worker has answered. */
    answers: number;
    /** Value of `answers` when the clock was stopped or the last wait for an answer ended. */
    awaited: number;
    /** The ambient effects that the worker has requested. */
    asked: Disturbance[];
  }
}

/** Runs in the page before its scripts. Records the worker's answers. */
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

/** Opens an address with a clock that can be stopped. On a slow machine each wait of Playwright may take 120 s. */
export async function openOnClock(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(120_000);
  await page.clock.install();
  await page.addInitScript(watchWorker);
  await page.goto(address);
}

/** Moves the page's clock forward by `inMs` and stops the clock there. */
export async function stopClock(page: Page, inMs: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + inMs);
  await page.evaluate(() => (window.awaited = window.answers));
}

/**
 * Moves the stopped clock by `ms`, 1000 at most. `isSecond`: the step ends a second, so the page has called the worker.
 * The function then waits for the worker's answer, because the worker does not run on the page's clock. It throws after
 * 120 s without an answer.
 */
export async function stepClock(page: Page, ms: number, isSecond: boolean): Promise<void> {
  await page.clock.runFor(ms);
  if (!isSecond) return;
  await page.waitForFunction(() => window.answers > window.awaited, undefined, { polling: 20 });
  await page.evaluate(() => (window.awaited = window.answers));
}

/**
 * Moves CSS animations and transitions by `ms` too, because the page's clock does not affect them. Each new animation
 * is paused at its start, so that a film shows it at the speed of the clock. Call this function after each step. An
 * animation that ends in real time before the first call is missed.
 */
export const stepAnimations = (page: Page, ms: number): Promise<void> => page.evaluate(moveAnimations, ms);

/** Runs in the page. Pauses new animations at their start, and moves the others by `ms`. */
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
