import { vocabulary } from './vocabulary.ts';

/** The place of each piece in the vocabulary: 0 is the most frequent. */
const rankOf: ReadonlyMap<string, number> = new Map(vocabulary.split('|').map((piece, rank) => [piece, rank]));

/** A part that never joins another: a word with the space before it, up to three digits, signs, or space. */
const parts = / ?\p{L}+| ?\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s+/gu;

/**
 * Cuts a text into the pieces in which a language model reads it: byte-pair encoding with the site's own vocabulary.
 * The pieces in order are the text. B-OVL-06.
 */
export const piecesOf = (text: string): readonly string[] =>
  (text.match(parts) ?? []).flatMap((part) => (/\p{L}/u.test(part) ? joinedPieces([...part]) : [part]));

/** Joins the neighbours with the most frequent common piece, until none have one. */
function joinedPieces(letters: readonly string[]): readonly string[] {
  let pieces = letters;
  for (;;) {
    let [best, bestRank] = [-1, Infinity];
    for (let at = 1; at < pieces.length; at += 1) {
      const rank = rankOf.get(pieces[at - 1]! + pieces[at]!) ?? Infinity;
      if (rank < bestRank) [best, bestRank] = [at, rank];
    }
    if (best === -1) return pieces;
    pieces = [...pieces.slice(0, best - 1), pieces[best - 1]! + pieces[best]!, ...pieces.slice(best + 1)];
  }
}

/**
 * The surprise of a word, in bits: frequencies follow Zipf's law, so a piece of rank r has about log2(r + 2) bits,
 * and a single letter as many as the last piece. 0 for an empty word.
 */
export const surpriseOf = (word: string): number =>
  joinedPieces([...` ${word}`]).reduce((sum, piece) => sum + Math.log2((rankOf.get(piece) ?? rankOf.size) + 2), 0) -
  (word === '' ? Math.log2(rankOf.size + 2) : 0);
