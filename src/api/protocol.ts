import type { ProtocolReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { post } from './fetcher.ts';

/** Asks the server to confirm a secret word; answers the protocol that it unlocks. Throws ResponseError (404 for no such word). R-SEC-01. */
export async function confirmWord(word: string): Promise<ProtocolReply> {
  return (await (await post(apiPaths.protocol, { word })).json()) as ProtocolReply;
}
