import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { PersonalizedNote } from '#contract/visitor.ts';
import { answerLetter } from '../../api/letterReply.ts';
import { profileAtom } from '../../state/profile.ts';

type Answer = NonNullable<PersonalizedNote['answers']>[number];

/** The answers of this page load, by letter. The profile of a reader without a record contains no answers. */
const givenAtom = atom<Readonly<Record<number, readonly Answer[]>>>({});

const giveAtom = atom(null, (get, set, letter: number, answer: Answer) => {
  const given = get(givenAtom);
  set(givenAtom, { ...given, [letter]: [...(given[letter] ?? []).filter(({ id }) => id !== answer.id), answer] });
});

/** The possible and sent replies to a letter, and a function to send a reply. */
export interface Replies {
  readonly offered: NonNullable<PersonalizedNote['replies']>;
  readonly answerTo: (id: string) => string | undefined;
  /** Id of the reply in flight; null for none. */
  readonly sending: string | null;
  /** Id of the failed reply; null for none. */
  readonly failed: string | null;
  readonly send: (id: string) => Promise<void>;
}

/**
 * The replies of a letter, by its phase. One reply is sent at a time; a failed reply can be sent again. B-LET-01,
 * B-LET-02.
 */
export function useReplies(letter: number): Replies {
  const note = useAtomValue(profileAtom)?.personalizedNotes.find(({ phase }) => phase === letter);
  const given = useAtomValue(givenAtom)[letter] ?? [];
  const give = useSetAtom(giveAtom);
  const [sent, setSent] = useState<{ readonly id: string; readonly hasFailed: boolean } | null>(null);
  const answers = [...(note?.answers ?? []), ...given];
  return {
    offered: note?.replies ?? [],
    answerTo: (id) => answers.find((answer) => answer.id === id)?.answer,
    sending: sent !== null && !sent.hasFailed ? sent.id : null,
    failed: sent?.hasFailed === true ? sent.id : null,
    async send(id) {
      if (sent !== null && !sent.hasFailed) return;
      setSent({ id, hasFailed: false });
      try {
        const { reply, answer } = await answerLetter(letter, id);
        give(letter, { id: reply, answer });
        setSent(null);
      } catch (error) {
        console.error('A letter could not be answered.', error);
        setSent({ id, hasFailed: true });
      }
    },
  };
}
