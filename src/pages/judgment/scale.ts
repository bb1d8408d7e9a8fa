import { type Tallies, type Verdict, verdicts } from '#contract/api/judgment.ts';

/** A scale has friction: fewer votes than this on its pans do not tip it all the way. */
const frictionVotes = 5;
/** More strokes than this under one word are no longer counted by looking at them. */
const strokeLimit = 60;

/** Which way the beam leans, from -1 (all for the shears, on the left) to 1 (all for the hedge); 0 under the cloth. */
export function tiltOf(tallies: Tallies | null): number {
  if (tallies === null) return 0;
  const { cut, grow } = tallies;
  return (grow - cut) / Math.max(frictionVotes, cut + grow);
}

/**
 * The part of the votes that a verdict has, above 0 and below 1, by which its word is set; a third each under the cloth.
 * One vote is lent to every verdict, so that the first of all does not outweigh a silence.
 */
export function shareOf(tallies: Tallies | null, verdict: Verdict): number {
  const votes = (name: Verdict) => (tallies?.[name] ?? 0) + 1;
  return votes(verdict) / verdicts.reduce((sum, name) => sum + votes(name), 0);
}

/** How many votes one stroke stands for: 1, 2, 5, 10, 20 and so on, the least that keeps the longest row within 60. */
export function votesAStroke(tallies: Tallies): number {
  const most = Math.max(...verdicts.map((verdict) => tallies[verdict]));
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (most <= strokeLimit * step * power) return step * power;
    }
  }
}
