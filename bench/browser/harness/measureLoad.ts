import type { Browser } from 'playwright-core';
import type { Conditions } from './conditions.ts';
import { openPage } from './openPage.ts';

/** One load of a page by a new visitor, from the request until the page is at rest. */
export interface Load {
  readonly largestPaintMs: number;
  /** Sum of the time beyond 50 ms of each main-thread task after the first paint. */
  readonly blockingMs: number;
  /** Sum of all layout shifts. It is never smaller than the usual CLS, the sum of the worst five seconds. */
  readonly layoutShift: number;
  readonly requestsBeforePaint: number;
  readonly bytesBeforePaint: number;
  /** Bytes of the scripts that arrived before hydration. The page responds to clicks only after hydration. */
  readonly scriptBytesBeforeUse: number;
  readonly bytes: number;
}

/** A page is at rest after this time without a long task or request. */
const quietMs = 1000;
/** The time limit for a page that is never at rest. */
const longestMs = 20_000;

/** Sets a performance mark when React has hydrated the page: `data-hydrate` is removed then. */
const markHydration = () => {
  new MutationObserver((_, observer) => {
    const root = document.querySelector('#root');
    if (root === null || root.hasAttribute('data-hydrate')) return;
    performance.mark('hydrated');
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrate'] });
};

/** Runs in the page. Waits until it is at rest, and returns the browser's records since the request. */
const readLoad = async ({ quietMs, longestMs }: { quietMs: number; longestMs: number }): Promise<Load> => {
  const entries: PerformanceEntry[] = [];
  let busyAt = performance.now();
  const observers = ['longtask', 'largest-contentful-paint', 'layout-shift', 'resource', 'paint'].map((type) => {
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
      if (type === 'longtask' || type === 'resource') busyAt = performance.now();
    });
    observer.observe({ type, buffered: true });
    return observer;
  });
  await new Promise<void>((resolve) => {
    const look = () => {
      const now = performance.now();
      const isLoaded = document.readyState === 'complete';
      if ((isLoaded && now - busyAt > quietMs) || now > longestMs) resolve();
      else setTimeout(look, 100);
    };
    look();
  });
  for (const observer of observers) observer.disconnect();

  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const firstPaintMs = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const largestPaintMs = of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN;
  const hydratedMs = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
  const files = [...performance.getEntriesByType('navigation'), ...of('resource')].filter(
    (entry) => entry instanceof PerformanceResourceTiming,
  );
  const bytesOf = (some: readonly PerformanceResourceTiming[]) => sum(some.map(({ transferSize }) => transferSize));
  const arrivedBefore = (ms: number) => files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= ms);
  return {
    largestPaintMs,
    blockingMs: sum(
      of('longtask')
        .filter(({ startTime, duration }) => startTime + duration > firstPaintMs)
        .map(({ duration }) => duration - 50),
    ),
    layoutShift: sum(of('layout-shift').map((shift) => (shift as PerformanceEntry & { value: number }).value)),
    requestsBeforePaint: files.filter(({ startTime }) => startTime < largestPaintMs).length,
    bytesBeforePaint: bytesOf(arrivedBefore(largestPaintMs)),
    scriptBytesBeforeUse: bytesOf(arrivedBefore(hydratedMs).filter(({ name }) => name.split('?')[0]!.endsWith('.js'))),
    bytes: bytesOf(files),
  };
};

/** Loads the page once under these conditions. */
export async function measureLoad(browser: Browser, url: string, conditions: Conditions): Promise<Load> {
  const { page, close } = await openPage(browser, conditions);
  await page.addInitScript(markHydration);
  await page.goto(url, { waitUntil: 'commit' });
  const load = await page.evaluate(readLoad, { quietMs, longestMs });
  await close();
  return load;
}
