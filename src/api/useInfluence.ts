import useSWR from 'swr';
import type { HomepageMessageReply } from '#contract/api/homepage.ts';
import { apiPaths } from '#contract/paths.ts';
import { getJson } from './fetcher.ts';

/** A failure is logged and reads as nobody (spec §8). Caught here: SWR ends its polling while an error stands. */
async function readSeat(path: string): Promise<HomepageMessageReply> {
  try {
    return await getJson<HomepageMessageReply>(path);
  } catch (error) {
    console.error('The influence message could not be read.', error);
    return null;
  }
}

/** Who sits in the seat: asked on load and every 10 s. R-INF-01, 02. */
export function useInfluence(): { readonly isLoading: boolean; readonly message: HomepageMessageReply } {
  const { data, isLoading } = useSWR<HomepageMessageReply, Error>(apiPaths.homepageMessage, readSeat, {
    refreshInterval: 10_000,
  });
  return { isLoading, message: data ?? null };
}
