import type { Tallies } from '#contract/api/judgment.ts';
import { verdicts } from '#contract/verdicts.ts';
import { randomAt } from '../../ui/random.ts';

/** Number of times that a piece (inner key) followed another piece (outer key). */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The piece that ends a sentence. The first piece of a finding is drawn as if it followed this piece. */
export const stop = '.';
/** A finding ends at the first full stop from the eighth piece on, or at the fourteenth piece. */
export const leastPieces = 8;
export const mostPieces = 14;
/** Number of candidates that are stored with each step. */
const offered = 5;

/** Sampling temperatures that the page offers. At 0 the most likely piece is always drawn. */
export const temperatures = [0, 0.5, 1] as const;
export type Temperature = (typeof temperatures)[number];

/** For each verdict, the sentence that one vote adds to the counts. */
const spoken = { cut: 'Cut it.', grow: 'Let it grow.', 'set-down': 'Decide nothing.' } as const;

/** Splits a text into pieces: words and numbers as they are written, and a full stop for each `.`, `?` or `;`. Pure. */
export const piecesIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*|[.?;]/gu) ?? []).map((piece) =>
    /^[.?;]$/.test(piece) ? stop : piece,
  );

/** Words that have a capital letter inside a sentence, which are taken as names. */
function namesIn(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((pieces) =>
      pieces.filter((piece, index) => index > 0 && pieces[index - 1] !== stop && /^\p{Lu}/u.test(piece)),
    ),
  );
}

/**
 * Counts, for each piece, the pieces that follow it in the texts and in the votes. Each vote counts as one sentence.
 * The first word of a sentence is put in lower case unless it has a capital letter inside a sentence too. Pure.
 * B-MIN-05.
 */
export function countsOf(texts: readonly string[], tallies: Tallies | null): Counts {
  const sentences = texts.map(piecesIn);
  const names = namesIn(sentences);
  const counts = new Map<string, Map<string, number>>();
  const count = (pieces: readonly string[], times: number) => {
    let before = stop;
    for (const piece of pieces.at(-1) === stop ? pieces : [...pieces, stop]) {
      const isFirst = before === stop;
      const here = isFirst && !names.has(piece) ? piece.charAt(0).toLowerCase() + piece.slice(1) : piece;
      if (!(isFirst && here === stop)) {
        const after = counts.get(before) ?? new Map<string, number>();
        counts.set(before, after.set(here, (after.get(here) ?? 0) + times));
      }
      before = here;
    }
  };
  for (const pieces of sentences) count(pieces, 1);
  for (const verdict of verdicts) {
    const votes = tallies?.[verdict] ?? 0;
    if (votes > 0) count(piecesIn(spoken[verdict]), votes);
  }
  return counts;
}

/** A possible next piece and its probability. */
export interface Candidate {
  readonly piece: string;
  readonly share: number;
}

/**
 * The possible next pieces, most likely first. Their shares add up to 1. A temperature below 1 increases the
 * differences between the shares; at 0 the most likely piece has share 1. Empty if the finding is over. Pure. B-MIN-05.
 */
export function candidatesAfter(counts: Counts, pieces: readonly string[], temperature: Temperature): Candidate[] {
  if (isOver(pieces)) return [];
  const after = [...(counts.get(pieces.at(-1) ?? stop) ?? [])].toSorted(([, a], [, b]) => b - a);
  const most = after[0]?.[1] ?? 1;
  const heat = (times: number, index: number) =>
    temperature === 0 ? Number(index === 0) : (times / most) ** (1 / temperature);
  const total = after.reduce((sum, [, times], index) => sum + heat(times, index), 0);
  return after.map(([piece, times], index) => ({ piece, share: heat(times, index) / total }));
}

/** Whether the finding is complete. Pure. */
export const isOver = (pieces: readonly string[]): boolean =>
  pieces.length >= mostPieces || (pieces.length >= leastPieces && pieces.at(-1) === stop);

/** The first candidate at which the cumulative share exceeds `chance` (0 up to 1); null without candidates. Pure. */
export function drawnFrom(candidates: readonly Candidate[], chance: number): Candidate | null {
  let sum = 0;
  for (const candidate of candidates) {
    sum += candidate.share;
    if (chance < sum) return candidate;
  }
  return candidates.at(-1) ?? null;
}

/** One piece of the finding, whether it was drawn or chosen by the reader, and the alternatives. */
export interface Step {
  readonly piece: string;
  readonly share: number;
  readonly by: 'drawn' | 'reader';
  /** The most likely candidates, at most five, most likely first. */
  readonly from: readonly Candidate[];
}

/** Adds a step that is drawn with the seed. Returns the same steps if the finding is over. Pure. */
export function withDrawn(
  counts: Counts,
  steps: readonly Step[],
  temperature: Temperature,
  seed: number,
): readonly Step[] {
  const candidates = candidatesAfter(
    counts,
    steps.map(({ piece }) => piece),
    temperature,
  );
  const picked = drawnFrom(candidates, randomAt(seed, steps.length, temperature * 2));
  return picked === null ? steps : [...steps, { ...picked, by: 'drawn', from: candidates.slice(0, offered) }];
}

/** Adds a step with the piece that the reader chose. Returns the same steps if the piece is not a candidate. Pure. */
export function withChosen(
  counts: Counts,
  steps: readonly Step[],
  temperature: Temperature,
  piece: string,
): readonly Step[] {
  const candidates = candidatesAfter(
    counts,
    steps.map((step) => step.piece),
    temperature,
  );
  const picked = candidates.find((candidate) => candidate.piece === piece);
  return picked === undefined ? steps : [...steps, { ...picked, by: 'reader', from: candidates.slice(0, offered) }];
}

/** Joins the pieces to a text: a capital letter at the start of each sentence, no space before a full stop. Pure. */
export function sentenceOf(pieces: readonly string[]): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    if (piece === stop) text += stop;
    else {
      const isFirst = index === 0 || pieces[index - 1] === stop;
      text += `${index === 0 ? '' : ' '}${isFirst ? piece.charAt(0).toUpperCase() + piece.slice(1) : piece}`;
    }
  }
  return text;
}
