import type { StoryChoice } from '#contract/api/story.ts';

/** How far an answer is done. */
export type Doneness = 'light' | 'usual' | 'smoke';

/** The figures on the dial. They are believed to be minutes. */
export const settings = [1, 2, 3, 4, 5, 6] as const;

/** 1 and 2 are lightly done, 3 and 4 as usual, and from 5 it smokes. */
export const donenessOf = (setting: number): Doneness => (setting <= 2 ? 'light' : setting <= 4 ? 'usual' : 'smoke');

/** The position of the dial after an answer, when the page is read again. */
export const restOf: Readonly<Record<Doneness, number>> = { light: 2, usual: 4, smoke: 6 };

/** "hour-smoke" is the question `hour`, pressed until it smoked; null for any other object. */
export function splitObject(
  object: string | undefined | null,
): { readonly question: string; readonly doneness: Doneness } | null {
  const [, question, doneness] = /^(.+)-(light|usual|smoke)$/.exec(object ?? '') ?? [];
  return question === undefined ? null : { question, doneness: doneness as Doneness };
}

/** A question and the ways in which the court lets it be pressed. */
export interface Question {
  readonly name: string;
  readonly words: string;
  readonly at: Readonly<Partial<Record<Doneness, StoryChoice>>>;
}

/** The choices of the story, one question each, in the order in which the questions first come. */
export function questionsOf(choices: readonly StoryChoice[]): Question[] {
  const questions = new Map<string, Question>();
  for (const choice of choices) {
    const parts = splitObject(choice.object);
    if (parts === null) continue;
    const known = questions.get(parts.question) ?? { name: parts.question, words: choice.text, at: {} };
    questions.set(parts.question, { ...known, at: { ...known.at, [parts.doneness]: choice } });
  }
  return [...questions.values()];
}

/** Whether the court allows a setting: the public is kept to the low ones. */
export const isAllowed = (questions: readonly Question[], setting: number): boolean =>
  questions.some(({ at }) => at[donenessOf(setting)] !== undefined);
