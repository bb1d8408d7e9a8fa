import { atom } from 'jotai';

/** What a reader can answer to a recommendation, besides seeing it. */
export type Answer = 'clicked' | 'dismissed';

interface AnswerGiven {
  readonly url: string;
  readonly title: string;
  readonly answer: Answer;
}

const givenAtom = atom<readonly AnswerGiven[]>([]);

/** Addresses that were answered in this visit. They are recommended no more: the next entry takes the place. R-REC-07. */
export const answeredUrlsAtom = atom((get): ReadonlySet<string> => new Set(get(givenAtom).map(({ url }) => url)));

/** The answer that was given last, for the panel to say what became of it; null before the first. */
export const lastAnswerAtom = atom((get): AnswerGiven | null => get(givenAtom).at(-1) ?? null);

/** Records an answer, which takes the entry off the list. */
export const answerAtom = atom(null, (get, set, given: AnswerGiven) => set(givenAtom, [...get(givenAtom), given]));
