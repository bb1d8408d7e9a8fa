import type { Tallies } from '#contract/api/judgment.ts';
import { type Verdict, verdicts } from '#contract/verdicts.ts';

/** With fewer votes than this number, the scales do not tip fully. */
const frictionVotes = 5;
/** The most strokes that are drawn for one answer. */
const strokeLimit = 60;

/**
 * Tilt of the beam: -1 if all votes are to cut (left), 1 if all are to let it grow (right). 0 while the counts are
 * covered.
 */
export function tiltOf(tallies: Tallies | null): number {
  if (tallies === null) return 0;
  const { cut, grow } = tallies;
  return (grow - cut) / Math.max(frictionVotes, cut + grow);
}

/**
 * Share of a verdict in all votes, above 0 and below 1. The share sets the size of the verdict's text. While the counts
 * are covered, each share is a third. One vote is added to each verdict (add-one smoothing), so that the very first
 * vote does not get a share of 1.
 */
export function shareOf(tallies: Tallies | null, verdict: Verdict): number {
  const votes = (name: Verdict) => (tallies?.[name] ?? 0) + 1;
  return votes(verdict) / verdicts.reduce((sum, name) => sum + votes(name), 0);
}

/** Votes per stroke: the smallest of 1, 2, 5, 10, 20 and so on with which no answer has more than 60 strokes. */
export function votesAStroke(tallies: Tallies): number {
  const most = Math.max(...verdicts.map((verdict) => tallies[verdict]));
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (most <= strokeLimit * step * power) return step * power;
    }
  }
}
