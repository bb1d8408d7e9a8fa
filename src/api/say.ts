import type { Hint, SayReply } from '#contract/api/say.ts';
import { offsetAt } from '#contract/calendar.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { record, text } from './shapes.ts';

export const sayShape = record({ kind: text, voice: text, from: text, answer: text });

/**
 * Sends a saying to the server, which answers it and stores nothing. Throws ResponseError. B-SAY-01. `page`: the path
 * of the page; `hint`: the latest hint, null for none; `asked`: the number of unanswered sayings in this visit;
 * `heard`: hashes of the latest answers.
 */
export async function sayWords(
  words: string,
  page: string,
  { hint, asked, heard }: { hint: Hint | null; asked: number; heard: readonly number[] },
): Promise<SayReply> {
  const headers = { [offsetHeader]: String(offsetAt(Date.now())) };
  return postJson(apiPaths.say, { words, page, ...(hint && { hint }), asked, heard }, sayShape, { headers });
}
