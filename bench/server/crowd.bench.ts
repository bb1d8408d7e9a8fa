import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#contract/paths.ts';
import { startServer } from '../../tests/support/server.ts';
import type { Figure, Measure } from '../Figure.ts';

/** The story with the most expensive choices, and the longest path that the server accepts. */
const longPath = `${apiPaths.story}/ai-prison?path=${Array.from({ length: 64 }, (_, at) => at % 6).join('.')}`;
const attacksPerSecond = 60;
const measuredMs = 10_000;

/** The time of each request of one reader, in ms, while `isOver` is false. */
async function timesOf(url: string, cookie: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await (await fetch(url + apiPaths.profile, { headers: { cookie } })).text();
    times.push(performance.now() - began);
    await wait(10);
  }
  return times;
}
const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** How long does everybody else wait while one address asks for sixty of the longest stories a second? B-LIM-01. */
export const measure: Measure = async () => {
  const server = await startServer({ env: { RATE_LIMIT: '600' } });
  const newCookie = async () =>
    (await fetch(server.url + apiPaths.profile)).headers.get('set-cookie')?.split(';')[0] ?? '';
  try {
    const cookies: string[] = [];
    while (cookies.length < (attacksPerSecond * measuredMs) / 1000) cookies.push(await newCookie());
    const own = await newCookie();
    const startedAt = performance.now();
    const quiet = await timesOf(server.url, own, () => performance.now() - startedAt > measuredMs / 2);

    let isOver = false;
    const asked: Promise<number>[] = [];
    const attack = async (): Promise<void> => {
      const began = performance.now();
      for (const [sent, cookie] of cookies.entries()) {
        await wait(Math.max(0, began + (sent * 1000) / attacksPerSecond - performance.now()));
        asked.push(fetch(server.url + longPath, { headers: { cookie } }).then(({ status }) => status));
      }
      await Promise.all(asked);
      isOver = true;
    };
    const [, crowded] = await Promise.all([attack(), timesOf(server.url, own, () => isOver)]);
    const statuses = await Promise.all(asked);
    const wrong = statuses.filter((status) => status !== 200 && status !== 503).length;
    const reason = 'nobody notices a tenth of a second';
    const figures: Figure[] = [0.5, 0.99].map((share) => ({
      name: `another reader, p${share * 100}`,
      value: percentile(crowded, share),
      unit: 'ms',
      reference: { name: 'with nobody else', value: percentile(quiet, share) },
      ...(share === 0.99 && { budget: { of: 'value' as const, most: 100, reason } }),
    }));
    figures.push({ name: 'stories given', value: statuses.filter((status) => status === 200).length, unit: '' });
    figures.push({
      name: 'neither given nor put off',
      value: wrong,
      unit: '',
      budget: { of: 'value', most: 0, reason: 'a crowd is told to come back' },
    });
    return figures;
  } finally {
    await server.stop();
  }
};
