import type { Hint, SayReply } from '#contract/api/say.ts';
import { offsetAt } from '#contract/calendar.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { record, text } from './shapes.ts';

export const sayShape = record({ kind: text, voice: text, from: text, answer: text });

/**
 * Says something to the server, which answers it and stores nothing. `page`: the path of the page; `hint`: the last one that was
 * given, null for none; `asked`: how often nothing has answered in this visit. Throws ResponseError. B-SAY-01.
 */
export async function sayWords(words: string, page: string, hint: Hint | null, asked: number): Promise<SayReply> {
  const headers = { [offsetHeader]: String(offsetAt(Date.now())) };
  return postJson(apiPaths.say, { words, page, ...(hint && { hint }), asked }, sayShape, { headers });
}
