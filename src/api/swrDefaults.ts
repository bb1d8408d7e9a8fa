import type { SWRConfiguration } from 'swr';
import { getJson } from './fetcher.ts';

/** No interval, no refetch on focus, never stale, no retries; a GET on the first element of the key. Spec §4, §7, R-UI-03. */
export const swrDefaults: SWRConfiguration = {
  fetcher: (key: string | readonly [string, ...unknown[]]) => getJson(typeof key === 'string' ? key : key[0]),
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  errorRetryCount: 0,
};
