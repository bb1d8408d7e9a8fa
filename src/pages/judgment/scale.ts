import type { Tallies } from '#contract/api/judgment.ts';
import { type Verdict, verdicts } from '#contract/verdicts.ts';

/** Fewer votes than this do not tip the scales all the way. */
const frictionVotes = 5;
/** The most strokes that are drawn for one answer. */
const strokeLimit = 60;

/**
 * How far the beam leans, from -1 (all votes to cut, on the left) to 1 (all to let it grow); 0 while the counts are
 * covered.
 */
export function tiltOf(tallies: Tallies | null): number {
  if (tallies === null) return 0;
  const { cut, grow } = tallies;
  return (grow - cut) / Math.max(frictionVotes, cut + grow);
}

/**
 * The part of all votes that a verdict has, above 0 and below 1, which gives the size of its text; a third each while
 * the counts are covered. Every verdict counts one vote more than it has, so that the first vote of all does not get 1.
 */
export function shareOf(tallies: Tallies | null, verdict: Verdict): number {
  const votes = (name: Verdict) => (tallies?.[name] ?? 0) + 1;
  return votes(verdict) / verdicts.reduce((sum, name) => sum + votes(name), 0);
}

/** Votes to one stroke: 1, 2, 5, 10, 20 and so on, the least with which no answer has more than 60 strokes. */
export function votesAStroke(tallies: Tallies): number {
  const most = Math.max(...verdicts.map((verdict) => tallies[verdict]));
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (most <= strokeLimit * step * power) return step * power;
    }
  }
}
