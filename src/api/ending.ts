import type { EndingReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { post } from './fetcher.ts';
import { refreshProfile } from './profile.ts';

/** Says a word in the kitchen. When it was the word, the profile has been read again before this resolves. Throws ResponseError. */
export async function sayEndingWord(word: string): Promise<EndingReply> {
  const reply = (await (await post(apiPaths.ending, { word })).json()) as EndingReply;
  if (reply.heard) await refreshProfile();
  return reply;
}
