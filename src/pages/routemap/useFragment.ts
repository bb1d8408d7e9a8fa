import { useState } from 'react';
import useSWR from 'swr';
import { fetchFragment } from '../../api/archiveText.ts';
import { ResponseError } from '../../api/fetcher.ts';
import { retryByPolicy, RetryPolicy } from '../../api/retryPolicy.ts';
import type { ArchiveFragment, PicturePiece } from '#contract/api/archive.ts';
import { apiPaths } from '#contract/paths.ts';
import type { ClickRecord } from './ClickRecord.ts';

/**
 * `late`: the request failed and will be repeated; `unrecorded`: the server needs three more clicks; `unknown`: the
 * server has no such file.
 */
export type FragmentState = 'none' | 'awaited' | 'here' | 'late' | 'unrecorded' | 'unknown';

export interface Fragment {
  readonly state: FragmentState;
  /** Empty unless the state is `here`. */
  readonly text: string;
  /** Null unless the state is `here`. */
  readonly piece: PicturePiece | null;
  readonly isAsking: boolean;
  /** Repeats the request now. */
  readonly retry: () => void;
}

/**
 * The text of a recovered file, requested after the server has answered every click on the file. The file counts as
 * recovered whether or not the text arrives. After a failure the retry policy or the reader repeats the request.
 */
export function useFragment(filename: string, isRecovered: boolean, clicks: ClickRecord): Fragment {
  const key = isRecovered ? `${apiPaths.archive}/${filename}` : null;
  const [policy] = useState(() => new RetryPolicy());
  const { data, error, isValidating, mutate } = useSWR<ArchiveFragment, Error>(
    key,
    async () => {
      await clicks.settled(filename);
      return fetchFragment(filename);
    },
    {
      ...retryByPolicy(policy),
      onError: (reason) => console.error(`The text of ${filename} could not be read.`, reason),
    },
  );
  const state: FragmentState = !isRecovered
    ? 'none'
    : data !== undefined
      ? 'here'
      : error === undefined
        ? 'awaited'
        : statusOf(error) === 404
          ? 'unknown'
          : statusOf(error) === 403
            ? 'unrecorded'
            : 'late';
  return {
    state,
    text: data?.fragment ?? '',
    piece: data?.piece ?? null,
    isAsking: isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}

/** HTTP status of an error response; null if there was no response, or the response was not from our server. */
const statusOf = (error: Error): number | null => (error instanceof ResponseError ? error.status : null);
