import useSWR from 'swr';
import type { ClaimBody, ClaimReply, RecoveryPreview, RecoveryReply } from '#contract/api/recovery.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson, reading } from './fetcher.ts';
import { flag, integer, number, orNull, record, texts } from './shapes.ts';

const digest = record({ phase: integer, finds: integer, firstSeenAt: number, lastSeenAt: number });
export const recoveryShape = record({ madeAt: orNull(number) });
export const previewShape = record({ isOwn: flag, found: digest, own: orNull(digest) });
export const claimShape = record({ discoveredFragments: texts, investigationPath: texts });

/**
 * `madeAt`: the time at which this visitor's recovery phrase was made; null for no phrase, undefined without an answer.
 * `hasFailed`: there is no answer, because the request failed. `save`: stores a phrase. B-PRV-06.
 */
export function useRecovery() {
  const { data, error, mutate } = useSWR<RecoveryReply, Error>(apiPaths.recovery, reading(recoveryShape), {
    onError: (error) => console.error('Could not request the recovery phrase.', error),
  });
  const save = async (key: string): Promise<void> => {
    const reply = await postJson<RecoveryReply>(apiPaths.recovery, { key }, recoveryShape);
    await mutate(reply, { revalidate: false });
  };
  return { madeAt: data?.madeAt, hasFailed: error !== undefined && data === undefined, save };
}

/** A preview of the record of a phrase. Throws ResponseError, 404 for an unknown phrase. */
export const previewRecovery = (key: string): Promise<RecoveryPreview> =>
  postJson(`${apiPaths.recovery}/preview`, { key }, previewShape);

/** Continues with the record of a phrase. The cookie has changed when this resolves. Throws ResponseError. */
export const claimRecovery = (body: ClaimBody): Promise<ClaimReply> =>
  postJson(`${apiPaths.recovery}/claim`, body, claimShape);
