import type { CDPSession, Page } from 'playwright-core';

/** Work of a page's main thread since it was opened, in milliseconds of CPU time. */
export interface MainThread {
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly styleMs: number;
  /** Tasks of more than 50 ms since `watchLongTasks`. */
  readonly longTasks: number;
}

/** Starts counting long tasks. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counter = window as Window & { longTasks?: number };
    counter.longTasks = 0;
    new PerformanceObserver((list) => (counter.longTasks! += list.getEntries().length)).observe({ type: 'longtask' });
  });
}

export async function readMainThread(page: Page, cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  const longTasks = await page.evaluate(() => (window as Window & { longTasks?: number }).longTasks ?? 0);
  return {
    scriptMs: of('ScriptDuration'),
    layoutMs: of('LayoutDuration'),
    styleMs: of('RecalcStyleDuration'),
    longTasks,
  };
}

/** The work between two readings. */
export const between = (before: MainThread, after: MainThread): MainThread => ({
  scriptMs: after.scriptMs - before.scriptMs,
  layoutMs: after.layoutMs - before.layoutMs,
  styleMs: after.styleMs - before.styleMs,
  longTasks: after.longTasks - before.longTasks,
});
