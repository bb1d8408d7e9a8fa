import { atom } from 'jotai';

/** A reader's reaction to a recommendation, besides seeing it. */
export type Answer = 'clicked' | 'dismissed';

interface AnswerGiven {
  readonly url: string;
  readonly title: string;
  readonly answer: Answer;
}

const givenAtom = atom<readonly AnswerGiven[]>([]);

/** URLs answered in this visit. They are no longer recommended: the next entry takes the place. R-REC-07. */
export const answeredUrlsAtom = atom((get): ReadonlySet<string> => new Set(get(givenAtom).map(({ url }) => url)));

/** The latest answer, for the panel's message; null before the first. */
export const lastAnswerAtom = atom((get): AnswerGiven | null => get(givenAtom).at(-1) ?? null);

/** Records an answer, which removes the entry from the list. */
export const answerAtom = atom(null, (get, set, given: AnswerGiven) => set(givenAtom, [...get(givenAtom), given]));
