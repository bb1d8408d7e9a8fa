import useSWR from 'swr';
import type { Census } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { reading } from './fetcher.ts';
import { retryEvery } from './retryPolicy.ts';
import { flag, integer, list, record } from './shapes.ts';

export const censusShape = record({
  phases: list(integer),
  total: integer,
  present: list(integer),
  asker: record({ isCounted: flag, isPresent: flag }),
});

/** Interval between two reads, ms; the same as for the influence message. */
const everyMs = 10_000;

/**
 * The number of visitors, by phase. Read again every 10 s while the page is visible, with `isOff` only after a failure.
 * Undefined before the first answer.
 */
export function useCensus(isOff: boolean) {
  return useSWR<Census, Error>(apiPaths.census, reading(censusShape), {
    ...retryEvery(everyMs),
    refreshInterval: isOff ? 0 : everyMs,
    revalidateIfStale: true,
    onError: (error) => console.error('The census could not be read.', error),
  });
}
