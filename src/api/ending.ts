import type { EndingBody, EndingReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { refreshProfile } from './profile.ts';
import { flag, record, text } from './shapes.ts';

export const endingShape = record({ heard: flag, answer: text });

/** Posts to the ending. If the reply says `heard`, reads the profile again before it resolves. Throws ResponseError. */
async function end(body: EndingBody): Promise<EndingReply> {
  const reply = await postJson<EndingReply>(apiPaths.ending, body, endingShape);
  if (reply.heard) await refreshProfile();
  return reply;
}

/** Sends the word said in the kitchen; `heard` if it was right. Throws ResponseError. B-END-01. */
export const sayEndingWord = (word: string): Promise<EndingReply> => end({ word });

/**
 * Tells the server that the reader withholds the word; `heard` if the server has stored the decision. Throws
 * ResponseError. B-END-02.
 */
export const keepEndingWord = (): Promise<EndingReply> => end({ withhold: true });
