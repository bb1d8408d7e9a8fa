import { vocabulary } from './vocabulary.ts';

/** Rank of each piece in the vocabulary: 0 is the most frequent. */
const rankOf: ReadonlyMap<string, number> = new Map(vocabulary.split('|').map((piece, rank) => [piece, rank]));

/**
 * Matches a part of a text that is never joined with another part: a word with the space before it, up to three digits,
 * punctuation, or white space.
 */
const parts = / ?\p{L}+| ?\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s+/gu;

/**
 * Cuts a text into pieces (tokens) as a language model does: byte-pair encoding with the site's own vocabulary. The
 * pieces joined in order give the text. B-OVL-06.
 */
export const piecesOf = (text: string): readonly string[] =>
  (text.match(parts) ?? []).flatMap((part) => (/\p{L}/u.test(part) ? joinedPieces([...part]) : [part]));

/** Joins the two neighbours whose joined text is the most frequent piece, until no two neighbours form a piece. */
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
 * Surprisal of a word, in bits. The frequencies follow Zipf's law, so a piece of rank r has about log2(r + 2) bits. A
 * letter that is not in the vocabulary counts as the rarest piece. 0 for an empty word.
 */
export const surpriseOf = (word: string): number =>
  joinedPieces([...` ${word}`]).reduce((sum, piece) => sum + Math.log2((rankOf.get(piece) ?? rankOf.size) + 2), 0) -
  (word === '' ? Math.log2(rankOf.size + 2) : 0);
