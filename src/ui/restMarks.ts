/**
 * The CSS highlights of the words on which the pointer rested: for the longest rest, the next two, and the others.
 * `src/app/markRests.ts` sets them, `src/app/marks.css` draws them. B-OVL-09.
 */
export const restMarks = ['rested-longest', 'rested-long', 'rested'] as const;

/** The middle of the marked place of a word, CSS pixels of the window; null for a word without a mark in the window. */
export function markedPlace(word: string): { readonly x: number; readonly y: number } | null {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return null;
  for (const name of restMarks)
    for (const range of CSS.highlights.get(name) ?? []) {
      if (!(range instanceof Range) || range.toString().toLowerCase() !== word) continue;
      const { x, y, width, height, bottom } = range.getBoundingClientRect();
      if (width > 0 && bottom > 0 && y < innerHeight) return { x: x + width / 2, y: y + height / 2 };
    }
  return null;
}
