import useSWR from 'swr';
import type { ClaimBody, ClaimReply, RecoveryPreview, RecoveryReply } from '#contract/api/recovery.ts';
import { apiPaths } from '#contract/paths.ts';
import { post } from './fetcher.ts';

/** When this visitor's recovery phrase was made (null for none, undefined until it is known), and a function to give them one. B-PRV-06. */
export function useRecovery() {
  const { data, error, mutate } = useSWR<RecoveryReply, Error>(apiPaths.recovery, {
    onError: (error) => console.error('The recovery phrase could not be asked for.', error),
  });
  const save = async (key: string): Promise<void> => {
    const reply = (await (await post(apiPaths.recovery, { key })).json()) as RecoveryReply;
    await mutate(reply, { revalidate: false });
  };
  return { madeAt: data?.madeAt, hasFailed: error !== undefined && data === undefined, save };
}

/** What the record of a phrase holds. Throws ResponseError, 404 where there is none. */
export const previewRecovery = async (key: string): Promise<RecoveryPreview> =>
  (await (await post(`${apiPaths.recovery}/preview`, { key })).json()) as RecoveryPreview;

/** Goes on with the record of a phrase; the cookie has changed when this resolves. Throws ResponseError. */
export const claimRecovery = async (body: ClaimBody): Promise<ClaimReply> =>
  (await (await post(`${apiPaths.recovery}/claim`, body)).json()) as ClaimReply;
