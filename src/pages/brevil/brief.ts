import type { StoryChoice } from '#contract/api/story.ts';

/** How strongly an answer is toasted. */
export type Doneness = 'light' | 'usual' | 'smoke';

/** The figures on the dial. */
export const settings = [1, 2, 3, 4, 5, 6] as const;

/** Settings 1 and 2 are light, 3 and 4 usual, 5 and 6 smoke. */
export const donenessOf = (setting: number): Doneness => (setting <= 2 ? 'light' : setting <= 4 ? 'usual' : 'smoke');

/** The position of the dial after an answer, unless the reader has turned the dial in this page load. */
export const restOf: Readonly<Record<Doneness, number>> = { light: 2, usual: 4, smoke: 6 };

/** "hour-smoke" is the question `hour` with the doneness `smoke`. Null for an object of any other form. */
export function splitObject(
  object: string | undefined | null,
): { readonly question: string; readonly doneness: Doneness } | null {
  const [, question, doneness] = /^(.+)-(light|usual|smoke)$/.exec(object ?? '') ?? [];
  return question === undefined ? null : { question, doneness: doneness as Doneness };
}

/** A question and its choices, by doneness. A doneness without a choice is not allowed. */
export interface Question {
  readonly name: string;
  readonly words: string;
  readonly at: Readonly<Partial<Record<Doneness, StoryChoice>>>;
}

/** The choices of the story, grouped by question, in order of first appearance. */
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

/** Whether a setting is allowed: at least one question has a choice for it. */
export const isAllowed = (questions: readonly Question[], setting: number): boolean =>
  questions.some(({ at }) => at[donenessOf(setting)] !== undefined);
