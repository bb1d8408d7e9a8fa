import useSWR from 'swr';
import type { Census } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { askAgainEvery } from './askAgain.ts';

/** As often as the seat is asked after. */
const everyMs = 10_000;

/**
 * How many are on record, by phase, asked anew every 10 s while the page is in view, after a failure too; undefined before
 * the first answer.
 */
export function useCensus() {
  return useSWR<Census, Error>(apiPaths.census, {
    ...askAgainEvery(everyMs),
    refreshInterval: everyMs,
    revalidateIfStale: true,
    onError: (error) => console.error('The census could not be read.', error),
  });
}
