import useSWR from 'swr';
import type { HomepageMessageReply } from '#contract/api/homepage.ts';
import { apiPaths } from '#contract/paths.ts';
import { getJson } from './fetcher.ts';
import { orNull, record, text } from './shapes.ts';

export const messageShape = orNull(record({ designation: text, message: text }));

/**
 * Treats a failure as no message (spec §8), and logs it. The failure is caught here because SWR stops polling during an
 * error.
 */
async function readMessage(path: string): Promise<HomepageMessageReply> {
  try {
    return await getJson<HomepageMessageReply>(path, messageShape);
  } catch (error) {
    console.error('The influence message could not be read.', error);
    return null;
  }
}

/** The current influence message: read on load and every 10 s. R-INF-01, 02. */
export function useInfluence(): { readonly isLoading: boolean; readonly message: HomepageMessageReply } {
  const { data, isLoading } = useSWR<HomepageMessageReply, Error>(apiPaths.homepageMessage, readMessage, {
    refreshInterval: 10_000,
  });
  return { isLoading, message: data ?? null };
}
