import type { Sheet } from './sheet.ts';

/** A line of print takes the height of two lines of typing. */
export const linesDeep = 2;
/** Minimum width of a gap that holds words, in places. */
const narrowest = 7;

/** Words in one gap: the start of the words in places, and the index of their text. */
export interface Poured {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly text: number;
}

interface Gap {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Number of the first push that cleared a part of the gap. */
  readonly since: number;
}

/** All gaps: runs of places that are clear in both lines of typing. */
function stretchesOf(sheet: Sheet): Gap[] {
  const stretches: Gap[] = [];
  for (let y = 0; y + linesDeep <= sheet.rows; y += linesDeep) {
    let from = 0;
    let since = Number.POSITIVE_INFINITY;
    for (let x = 0; x <= sheet.columns; x++) {
      if (x < sheet.columns && sheet.isClear(x, y) && sheet.isClear(x, y + 1)) {
        since = Math.min(since, sheet.clearedBy[y * sheet.columns + x] ?? since);
        continue;
      }
      if (x - from >= narrowest) stretches.push({ x: from, y, width: x - from, since });
      from = x + 1;
      since = Number.POSITIVE_INFINITY;
    }
  }
  return stretches;
}

const touch = (a: Gap, b: Gap): boolean =>
  Math.abs(a.y - b.y) === linesDeep && a.x < b.x + b.width && b.x < a.x + a.width;

/**
 * The gaps in reading order. Gaps that touch form a group. Groups are ordered by age, the oldest first. The gaps of a
 * group are ordered from top to bottom and from left to right.
 */
export function gapsOf(sheet: Sheet): Gap[] {
  const left = new Set(stretchesOf(sheet));
  const hollows: Gap[][] = [];
  for (const first of left) {
    left.delete(first);
    const hollow = [first];
    for (const gap of hollow) {
      for (const other of left) {
        if (!touch(gap, other)) continue;
        left.delete(other);
        hollow.push(other);
      }
    }
    hollows.push(hollow.sort((a, b) => a.y - b.y || a.x - b.x));
  }
  const age = (hollow: readonly Gap[]) => Math.min(...hollow.map(({ since }) => since));
  return hollows.sort((a, b) => age(a) - age(b)).flat();
}

/**
 * Fills the gaps with texts as far as there is space; each text begins in a new gap. `measure` gives the width of words
 * in places. Returns the words with their places, and the number of complete texts.
 */
export function pour(
  texts: readonly string[],
  sheet: Sheet,
  measure: (words: string) => number,
): { readonly poured: readonly Poured[]; readonly whole: number } {
  const poured: Poured[] = [];
  const gaps = gapsOf(sheet).values();
  let whole = 0;
  for (const [text, words] of texts.map((text) => text.split(' ')).entries()) {
    let at = 0;
    while (at < words.length) {
      const gap = gaps.next().value;
      if (gap === undefined) return { poured, whole };
      // One place stays free on each side, and two at the left edge of the sheet.
      const indent = gap.x === 0 ? 2 : 1;
      let until = at;
      while (until < words.length && measure(words.slice(at, until + 1).join(' ')) <= gap.width - indent - 1) until++;
      if (until === at) continue;
      poured.push({ x: gap.x + indent, y: gap.y, words: words.slice(at, until).join(' '), text });
      at = until;
    }
    whole++;
  }
  return { poured, whole };
}
