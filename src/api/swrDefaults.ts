import type { SWRConfiguration } from 'swr';
import { reading } from './fetcher.ts';

/**
 * SWR options: no polling, no refetch on focus, never stale, no retries. The fetcher is a GET of the first element of
 * the key. Spec §4, §7, R-UI-03.
 */
export const swrDefaults: SWRConfiguration = {
  // Every hook has its own fetcher with the shape of its answer; no hook uses this fetcher.
  fetcher: reading(null),
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  errorRetryCount: 0,
};
