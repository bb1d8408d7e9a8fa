import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#contract/paths.ts';

/**
 * The durations of one reader's requests in ms. The requests are sent one after another, with pauses of 10 ms, until
 * `isOver` returns true.
 */
export async function bystanderTimes(url: string, cookie: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await (await fetch(url + apiPaths.profile, { headers: { cookie } })).text();
    times.push(performance.now() - began);
    await wait(10);
  }
  return times;
}

/** The value below which `share` (0 to 1) of the times lie. NaN without times. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** The cookie of a new visitor. */
export const newCookie = async (url: string): Promise<string> =>
  (await fetch(`${url}${apiPaths.profile}`)).headers.get('set-cookie')?.split(';')[0] ?? '';

/**
 * Sends `count` requests, `perSecond` a second, without waiting for replies. Resolves to the statuses of the replies.
 */
export async function atRate(
  perSecond: number,
  count: number,
  request: (index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const began = performance.now();
  const asked: Promise<number>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    await wait(Math.max(0, began + (sent * 1000) / perSecond - performance.now()));
    asked.push(request(sent).then(({ status }) => status));
  }
  return Promise.all(asked);
}
