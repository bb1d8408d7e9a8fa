import type { SWRConfiguration } from 'swr';
import { reading } from './fetcher.ts';

/** No interval, no refetch on focus, never stale, no retries; a GET on the first element of the key. Spec §4, §7, R-UI-03. */
export const swrDefaults: SWRConfiguration = {
  // Every hook has a fetcher that knows the shape of its answer; this one is for none.
  fetcher: reading(null),
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  errorRetryCount: 0,
};
