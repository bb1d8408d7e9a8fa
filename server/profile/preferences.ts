import { effectivenessOf } from '#contract/effectiveness.ts';
import type { RecommendationType } from '#contract/recommendation.ts';

/** An answer to a recommendation, as the client sent it. */
export interface Answer {
  /** The path of the recommended page. */
  readonly contentId: string;
  /** `viewed`, `clicked`, or any other text for a dismissal. */
  readonly userResponse: string;
}

/** The reader's reaction to a recommended page: followed, dismissed, or seen without a reaction. */
export type Outcome = 'clicked' | 'dismissed' | 'ignored';

/** The weight of each outcome, and of a repeated visit, in the preference for the kind of page. */
const leanOf: Readonly<Record<Outcome | 'returned', number>> = {
  clicked: 1,
  returned: 0.5,
  ignored: -0.25,
  dismissed: -1,
};
/** The number of neutral answers added, so that a single answer does not decide. */
const neutralAnswers = 3;

/** The outcome for each recommended page: a click if there is one, else a dismissal, else a view. Pure. R-REC-07. */
export function outcomesOf(answers: readonly Answer[]): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const { contentId, userResponse } of answers) {
    const before = outcomes.get(contentId);
    if (before === 'clicked') continue;
    const effectiveness = effectivenessOf(userResponse);
    if (effectiveness === 1) outcomes.set(contentId, 'clicked');
    else if (effectiveness < 0.5) outcomes.set(contentId, 'dismissed');
    else if (before === undefined) outcomes.set(contentId, 'ignored');
  }
  return outcomes;
}

/**
 * A reader's preference for each kind of page, −1 to 1, from their reactions to recommendations and their repeated
 * visits. A kind without any reaction or repeated visit is absent. Pure. B-REC-02.
 */
export function leanings(
  signs: readonly (readonly [kind: RecommendationType, sign: Outcome | 'returned'])[],
): Map<RecommendationType, number> {
  const sums = new Map<RecommendationType, { sum: number; count: number }>();
  for (const [kind, sign] of signs) {
    const { sum, count } = sums.get(kind) ?? { sum: 0, count: 0 };
    sums.set(kind, { sum: sum + leanOf[sign], count: count + 1 });
  }
  return new Map([...sums].map(([kind, { sum, count }]) => [kind, sum / (count + neutralAnswers)]));
}
