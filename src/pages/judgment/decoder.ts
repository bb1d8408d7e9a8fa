import type { Tallies } from '#contract/api/judgment.ts';
import { verdicts } from '#contract/verdicts.ts';
import { randomAt } from '../../ui/random.ts';

/** How often each piece followed each other one. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The end of a sentence; the piece after it begins the next one, and the finding. */
export const stop = '.';
/** A finding ends at the first full stop from the eighth piece on, and with the fourteenth in any case. */
export const leastPieces = 8;
export const mostPieces = 14;
/** So many candidates are offered. */
const offered = 5;

/** The temperatures that the page offers. At 0 the likeliest piece is always taken. */
export const temperatures = [0, 0.5, 1] as const;
export type Temperature = (typeof temperatures)[number];

/** An answer of the page, as a sentence. */
const spoken = { cut: 'Cut it.', grow: 'Let it grow.', 'set-down': 'Decide nothing.' } as const;

/** The pieces of a text: words and figures as they are written, and a full stop for each end of a sentence. Pure. */
export const piecesIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[’'.,:-][\p{L}\p{N}]+)*|[.?;]/gu) ?? []).map((piece) =>
    /^[.?;]$/.test(piece) ? stop : piece,
  );

/** Words that are written with a capital inside a sentence too. */
function namesIn(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((pieces) =>
      pieces.filter((piece, index) => index > 0 && pieces[index - 1] !== stop && /^\p{Lu}/u.test(piece)),
    ),
  );
}

/**
 * Counts which piece follows which in the texts, and in the votes: each vote is its sentence once. A capital at the
 * beginning of a sentence is kept only for words that have it elsewhere. Pure. B-MIN-05.
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

/** A piece that may come next, and its share of all that may. */
export interface Candidate {
  readonly piece: string;
  readonly share: number;
}

/**
 * The possible next pieces, likeliest first; the shares add up to 1. A temperature below 1 widens the
 * distances between them, and 0 gives the likeliest all. Empty where the finding is over. Pure. B-MIN-05.
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

/** The candidate at `chance` (0 up to 1) along the shares; null of none. Pure. */
export function drawnFrom(candidates: readonly Candidate[], chance: number): Candidate | null {
  let sum = 0;
  for (const candidate of candidates) {
    sum += candidate.share;
    if (chance < sum) return candidate;
  }
  return candidates.at(-1) ?? null;
}

/** One piece of the finding, the way in which it was picked, and the alternatives. */
export interface Step {
  readonly piece: string;
  readonly share: number;
  readonly by: 'drawn' | 'reader';
  /** The first five that might have come, likeliest first. */
  readonly from: readonly Candidate[];
}

/** The steps with one more, drawn by the seed of the visit; the same steps where the finding is over. Pure. */
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

/** The steps with a piece that the reader chose; the same steps where it is no candidate. Pure. */
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

/** The pieces as a sentence: capitals at the beginnings, full stops without a space before them. Pure. */
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
