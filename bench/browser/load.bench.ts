/** How long do the public pages take to load, and how many bytes? Compared with the pages saved as static files. */
import type { BenchOptions, Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { type Load, measureLoad } from './harness/measureLoad.ts';
import { publicPaths } from './harness/paths.ts';
import { slow4g, unthrottled } from './harness/conditions.ts';
import { serveStatic } from './harness/staticPage.ts';
import { withSite } from './harness/withSite.ts';

/**
 * Loads in each repetition. A paint waits for a frame, and a frame is a tenth of the measured time, so the median of
 * only three loads varies by one frame.
 */
const loadsForEach = 3;

export const measure = ({ repetitions, routes }: BenchOptions): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const saved = await serveStatic(server.url);
    const figures: Figure[] = [];
    for (const path of publicPaths.filter((path) => routes === null || routes.includes(path))) {
      // The first load fills the caches of both servers.
      for (const { url } of [server, saved]) await measureLoad(browser, url + path, unthrottled);
      for (const conditions of [slow4g, unthrottled]) {
        const loads: Load[] = [];
        const savedLoads: Load[] = [];
        for (let round = 0; round < repetitions * loadsForEach; round += 1) {
          loads.push(await measureLoad(browser, server.url + path, conditions));
          savedLoads.push(await measureLoad(browser, saved.url + path, conditions));
        }
        figures.push(...figuresOf(`${path}, ${conditions.name}`, loads, savedLoads, conditions === slow4g));
      }
    }
    await saved.close();
    return figures;
  });

/** Bytes and layout shifts are the same on a fast network, so they are reported for the slow network only. */
function figuresOf(name: string, loads: readonly Load[], savedLoads: readonly Load[], isSlow: boolean): Figure[] {
  const of = (some: readonly Load[], key: keyof Load) => median(some.map((load) => load[key]));
  const kilobytes = (key: 'bytesBeforePaint' | 'scriptBytesBeforeUse' | 'bytes') => of(loads, key) / 1000;
  const paint: Figure = {
    name: `${name}, largest paint`,
    value: of(loads, 'largestPaintMs'),
    unit: 'ms',
    reference: { name: 'static page', value: of(savedLoads, 'largestPaintMs') },
    budget: {
      of: 'ratio',
      most: isSlow ? 1.1 : 1.15,
      reason: 'the page is text, so it is seen as soon as a static page',
    },
  };
  if (!isSlow) return [paint];
  const isHome = name.startsWith('/,');
  const homeBudget = (most: number, reason: string) =>
    isHome ? { budget: { of: 'value', most, reason } as const } : {};
  return [
    paint,
    { name: `${name}, blocking time`, value: of(loads, 'blockingMs'), unit: 'ms' },
    {
      name: `${name}, layout shift`,
      value: of(loads, 'layoutShift'),
      unit: '',
      budget: { of: 'value', most: 0.01, reason: 'nothing moves under the eyes of who reads' },
    },
    {
      name: `${name}, requests before the largest paint`,
      value: of(loads, 'requestsBeforePaint'),
      unit: '',
      ...homeBudget(12, 'each further request waits for its turn'),
    },
    {
      name: `${name}, bytes before the largest paint`,
      value: kilobytes('bytesBeforePaint'),
      unit: 'kB',
      ...homeBudget(150, 'less than a second of Slow 4G'),
    },
    {
      name: `${name}, scripts before it answers`,
      value: kilobytes('scriptBytesBeforeUse'),
      unit: 'kB',
      ...homeBudget(110, 'React, the router and one page'),
    },
    {
      name: `${name}, bytes in all`,
      value: kilobytes('bytes'),
      unit: 'kB',
      ...homeBudget(420, 'two seconds of Slow 4G'),
    },
  ];
}
