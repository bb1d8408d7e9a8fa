import type { Hint, SayReply } from '#contract/api/say.ts';
import { offsetAt } from '#contract/calendar.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { record, text } from './shapes.ts';

export const sayShape = record({ kind: text, voice: text, from: text, answer: text });

/**
 * Sends a saying to the server, which answers it and stores nothing. Throws ResponseError. B-SAY-01. `page`: the path
 * of the page; `hint`: the latest hint, null for none; `missed`: hashes of the latest refusals; `heard`:
 * hashes of the latest other answers.
 */
export async function sayWords(
  words: string,
  page: string,
  { hint, missed, heard }: { hint: Hint | null; missed: readonly number[]; heard: readonly number[] },
): Promise<SayReply> {
  const headers = { [offsetHeader]: String(offsetAt(Date.now())) };
  return postJson(apiPaths.say, { words, page, ...(hint && { hint }), missed, heard }, sayShape, { headers });
}
