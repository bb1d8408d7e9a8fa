import useSWR from 'swr';
import type { HomepageMessageReply } from '#contract/api/homepage.ts';
import { apiPaths } from '#contract/paths.ts';

/** Who sits in the seat: on load and every 10 s; a failure is logged and shows as nobody. R-INF-01, 02. */
export function useInfluence(): { readonly isLoading: boolean; readonly message: HomepageMessageReply } {
  const { data, isLoading, error } = useSWR<HomepageMessageReply, Error>(apiPaths.homepageMessage, {
    refreshInterval: 10_000,
    onError: (reason) => console.error('The influence message could not be read.', reason),
  });
  return { isLoading, message: error === undefined ? (data ?? null) : null };
}
