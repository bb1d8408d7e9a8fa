/** The weight of each piece of text. */
export type Weights = ReadonlyMap<string, number>;

/** A text that can be found, and its key. */
export interface Document {
  readonly key: string;
  readonly text: string;
}

/** A document and its similarity to the query. */
export interface Match {
  readonly key: string;
  /** Cosine similarity of the two bags of pieces, 0 to 1. */
  readonly score: number;
  /** The common pieces with the highest weights, at most three, without the marks for the ends of a word. */
  readonly pieces: readonly string[];
}

/** Minimum score of a match. */
export const leastScore = 0.1;
const shownMatches = 3;
const shownPieces = 3;

/**
 * The trigrams of each word. The beginning and the end of a word count as one character each: "mug" gives _mu, mug,
 * ug_. Pure.
 */
export function piecesIn(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const marked = [...`_${word}_`];
    return marked.slice(2).map((_, index) => marked.slice(index, index + 3).join(''));
  });
}

/**
 * The inverse document frequency of a piece: ln((1 + n) / (1 + m)) + 1 for a piece that occurs in m of n texts. So rare
 * pieces count for more, and the value is always above 0. Pure.
 */
export function rarityIn(texts: readonly string[]): (piece: string) => number {
  const having = new Map<string, number>();
  for (const text of texts) {
    for (const piece of new Set(piecesIn(text))) having.set(piece, (having.get(piece) ?? 0) + 1);
  }
  return (piece) => Math.log((1 + texts.length) / (1 + (having.get(piece) ?? 0))) + 1;
}

/** The bag of a text: for each piece, its count times its rarity. Pure. */
export function bagOf(text: string, rarity: (piece: string) => number): Weights {
  const bag = new Map<string, number>();
  for (const piece of piecesIn(text)) bag.set(piece, (bag.get(piece) ?? 0) + rarity(piece));
  return bag;
}

const lengthOf = (bag: Weights): number => Math.sqrt([...bag.values()].reduce((sum, weight) => sum + weight ** 2, 0));

/** Cosine similarity of two bags, 0 to 1; 0 if one is empty. Symmetric. Pure. */
export function cosineOf(a: Weights, b: Weights): number {
  const lengths = lengthOf(a) * lengthOf(b);
  if (lengths === 0) return 0;
  let sum = 0;
  for (const [piece, weight] of a) sum += weight * (b.get(piece) ?? 0);
  return Math.min(1, sum / lengths);
}

/**
 * The documents nearest to `query`, at most three, nearest first, without documents below `leastScore`. `background`:
 * further texts that are counted for the rarity of a piece. Pure. B-MIN-03.
 */
export function nearestTo(
  query: string,
  documents: readonly Document[],
  background: readonly string[] = [],
): readonly Match[] {
  const rarity = rarityIn([...documents.map(({ text }) => text), ...background]);
  const asked = bagOf(query, rarity);
  const matches = documents.map(({ key, text }) => {
    const bag = bagOf(text, rarity);
    const common = [...asked].flatMap(([piece, weight]) => {
      const here = bag.get(piece);
      return here === undefined ? [] : [{ piece, weight: weight * here }];
    });
    common.sort((a, b) => b.weight - a.weight);
    return {
      key,
      score: cosineOf(asked, bag),
      pieces: common.slice(0, shownPieces).map(({ piece }) => piece.replaceAll('_', '')),
    };
  });
  return matches
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shownMatches);
}

/**
 * The texts that the reader can choose as a query: the last different texts with three letters in a row, newest first,
 * at most `most`. Pure.
 */
export function queriesIn(hovers: readonly { readonly text: string }[], most: number): string[] {
  const texts = hovers
    .toReversed()
    .map(({ text }) => text)
    .filter((text) => /\p{L}{3}/u.test(text));
  return [...new Set(texts)].slice(0, most);
}
