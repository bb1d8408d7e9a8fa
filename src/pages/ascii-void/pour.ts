import type { Sheet } from './sheet.ts';

/** A line of print takes the height of two lines of typing. */
export const linesDeep = 2;
/** A gap narrower than this holds no words. */
const narrowest = 7;

/** Words that lie in one gap: where it begins, in places, and which text they are of. */
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
  /** The first push that cleared any of it. */
  readonly since: number;
}

/** Every stretch of a line that is clear to its full depth. */
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

/** The stretches as one would read them: hollow by hollow, the oldest first, and each from its top left. */
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
 * Pours texts into the gaps, as much as they hold; each text begins a gap of its own. `measure` gives the width of
 * words in places. Returns the poured words with their places, and the number of complete texts.
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
      // One place stays free to either side, and two at the edge of the sheet.
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
