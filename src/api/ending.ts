import type { EndingBody, EndingReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { refreshProfile } from './profile.ts';
import { flag, record, text } from './shapes.ts';

export const endingShape = record({ heard: flag, answer: text });

/** When the reply says `heard`, the profile has been read again before this resolves. Throws ResponseError. */
async function end(body: EndingBody): Promise<EndingReply> {
  const reply = await postJson<EndingReply>(apiPaths.ending, body, endingShape);
  if (reply.heard) await refreshProfile();
  return reply;
}

/** Says a word in the kitchen; `heard` when it was right. Throws ResponseError. B-END-01. */
export const sayEndingWord = (word: string): Promise<EndingReply> => end({ word });

/** Withholds the word; `heard` when the server has stored that. Throws ResponseError. B-END-02. */
export const keepEndingWord = (): Promise<EndingReply> => end({ withhold: true });
