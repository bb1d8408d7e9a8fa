import useSWR, { useSWRConfig } from 'swr';
import { fetchFragment } from '../../api/archive.ts';
import type { ResponseError } from '../../api/fetcher.ts';
import type { ArchiveFragment } from '#contract/api/archive.ts';
import { apiPaths } from '#contract/paths.ts';
import type { ClickRecord } from './ClickRecord.ts';

/** `late` failed and is asked for again; `unrecorded` needs three more clicks; `unknown` is beyond recovery. */
export type FragmentState = 'none' | 'awaited' | 'here' | 'late' | 'unrecorded' | 'unknown';

export interface Fragment {
  readonly state: FragmentState;
  /** Empty unless the state is `here`. */
  readonly text: string;
  readonly isAsking: boolean;
  /** Asks again now. */
  readonly retry: () => void;
}

const isFinal = (error: ResponseError): boolean => error.status === 403 || error.status === 404;

/**
 * The text of a recovered file, asked for after every click on it has been answered. The file counts as recovered
 * whether or not it comes; a failure is asked about again after about 5, 10, 20 … s, when the line comes back, and by hand.
 */
export function useFragment(filename: string, isRecovered: boolean, clicks: ClickRecord): Fragment {
  const key = isRecovered ? `${apiPaths.archive}/${filename}` : null;
  const { cache } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<ArchiveFragment, ResponseError>(
    key,
    async () => {
      await clicks.settled(filename);
      return fetchFragment(filename);
    },
    {
      shouldRetryOnError: (reason) => !isFinal(reason),
      errorRetryCount: Number.POSITIVE_INFINITY,
      errorRetryInterval: 5000,
      // Only what failed: twenty texts that are here need no second reading.
      revalidateOnReconnect: key !== null && cache.get(key)?.error !== undefined,
      onError: (reason) => console.error(`The text of ${filename} could not be read.`, reason),
    },
  );
  const state: FragmentState = !isRecovered
    ? 'none'
    : data !== undefined
      ? 'here'
      : error === undefined
        ? 'awaited'
        : error.status === 404
          ? 'unknown'
          : error.status === 403
            ? 'unrecorded'
            : 'late';
  return {
    state,
    text: data?.fragment ?? '',
    isAsking: isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}
