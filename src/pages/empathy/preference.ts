import type { Side } from './pulse.ts';

/** One pair of sentences that this page has shown, and the side that the reader preferred. */
export interface Answered {
  readonly left: string;
  readonly right: string;
  readonly side: Side;
}

interface Feature {
  readonly name: string;
  /** The value of the feature for a sentence: 1 or 0, or a length. Only the sign of a difference is used. */
  readonly of: (sentence: string, isFirst: boolean) => number;
}

const person = /\b(i|me|my|you|your)\b/iu;
const figure =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|hours?|minutes?|seconds?|january|february|march|april|june|july|august|september|october|november|december|\d+)\b/iu;

/** The features of a sentence, calculated only from its text and its side. */
export const features: readonly Feature[] = [
  { name: 'it stands first', of: (_, isFirst) => Number(isFirst) },
  { name: 'it is the shorter', of: (sentence) => -sentence.length },
  { name: 'it says I or you', of: (sentence) => Number(person.test(sentence)) },
  { name: 'it gives a number or a date', of: (sentence) => Number(figure.test(sentence)) },
];

/** The sign of the difference between the left sentence and the right one, for each feature: 1, 0 or -1. Pure. */
export const differenceOf = (left: string, right: string): number[] =>
  features.map(({ of }) => Math.sign(of(left, true) - of(right, false)));

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Strength of the penalty on large weights. Without the penalty a few choices could make a weight infinite. */
const penalty = 0.5;
const rounds = 400;

/**
 * Fits a Bradley-Terry model: the chance that the left sentence is preferred is the logistic function of the weighted
 * sum of the features' differences. Maximum likelihood with a quadratic penalty, by gradient ascent. Returns one weight
 * for each feature, in their order; all are 0 without answers. A feature that only the preferred sentences have gets a
 * positive weight. Pure. B-MIN-04.
 */
export function fitted(answers: readonly Answered[]): number[] {
  const weights = features.map(() => 0);
  const rows = answers.map(({ left, right, side }) => {
    const sign = side === 'left' ? 1 : -1;
    return differenceOf(left, right).map((value) => value * sign);
  });
  // The denominator is the maximum rate of change of the gradient, so this step never overshoots.
  const step = 1 / (penalty + (rows.length * features.length) / 4);
  for (let round = 0; round < rounds; round += 1) {
    const errors = rows.map((row) => 1 - logistic(product(weights, row)));
    for (const [index, weight] of weights.entries()) {
      const gain = rows.reduce((sum, row, at) => sum + (row[index] ?? 0) * (errors[at] ?? 0), 0);
      weights[index] = weight + step * (gain - penalty * weight);
    }
  }
  return weights;
}

/** The chance, 0 to 1, that the left sentence is preferred. Pure. */
export const chanceOfLeft = (weights: readonly number[], left: string, right: string): number =>
  logistic(product(weights, differenceOf(left, right)));

/** Minimum number of choices before the model expects anything. */
export const leastAnswers = 3;

/**
 * The model's expectation for a pair, from the earlier answers: a side and its chance, 0.5 to 1; null without an
 * expectation.
 */
export function expectedOf(
  before: readonly Answered[],
  left: string,
  right: string,
): { readonly side: Side; readonly chance: number } | null {
  if (before.length < leastAnswers) return null;
  const chance = chanceOfLeft(fitted(before), left, right);
  if (Math.abs(chance - 0.5) < 0.005) return null;
  return chance > 0.5 ? { side: 'left', chance } : { side: 'right', chance: 1 - chance };
}

/**
 * `of`: number of pairs with an expectation of the model. `right`: number of these expectations that were correct. Each
 * expectation is calculated only from the earlier answers. Pure.
 */
export function scoreOf(answers: readonly Answered[]): { readonly right: number; readonly of: number } {
  let right = 0;
  let of = 0;
  for (const [index, { left, right: other, side }] of answers.entries()) {
    const expected = expectedOf(answers.slice(0, index), left, other);
    if (expected === null) continue;
    of += 1;
    if (expected.side === side) right += 1;
  }
  return { right, of };
}
