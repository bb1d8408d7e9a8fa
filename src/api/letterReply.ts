import { mutate } from 'swr';
import type { LetterReplyReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { postJson } from './fetcher.ts';
import { record, text } from './shapes.ts';

export const replyShape = record({ reply: text, answer: text });

/**
 * Sends a reply to a letter (1 to 5), or an objection to a line of the Judge's letter (`nine`). Returns the valid reply
 * and the agent's answer, and adds both to the cached profile. Throws ResponseError: 403 before the visitor has the
 * letter. B-LET-01, B-LET-02.
 */
export async function answerLetter(letter: number, reply: string): Promise<LetterReplyReply> {
  const given = await postJson<LetterReplyReply>(apiPaths.letterReply, { letter, reply }, replyShape);
  const withAnswer = (profile: Profile | undefined): Profile | undefined => profile && answered(profile, letter, given);
  await mutate<Profile>(apiPaths.profile, withAnswer, { revalidate: false });
  return given;
}

const answered = (profile: Profile, letter: number, { reply: id, answer }: LetterReplyReply): Profile => ({
  ...profile,
  personalizedNotes: profile.personalizedNotes.map((note) =>
    note.phase !== letter || note.answers?.some((given) => given.id === id)
      ? note
      : { ...note, answers: [...(note.answers ?? []), { id, answer }] },
  ),
});
