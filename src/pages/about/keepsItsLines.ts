/** Two measurements of a line end that differ by at most this distance count as equal, CSS pixels. */
const tolerance = 1;

/**
 * The right end of each line of a paragraph, CSS pixels, by line number from 0. All text of the paragraph must be in
 * child elements. Forces layout.
 */
function lineEnds(paragraph: Element): Map<number, number> {
  const { top } = paragraph.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(paragraph).lineHeight);
  const ends = new Map<number, number>();
  for (const area of [...paragraph.children].flatMap((part) => [...part.getClientRects()])) {
    const line = Math.floor(((area.top + area.bottom) / 2 - top) / height);
    ends.set(line, Math.max(ends.get(line) ?? 0, area.right));
  }
  return ends;
}

/**
 * Whether only the line of `place` changes if `place`, an element with one text node, gets the text `other`: all other
 * lines must keep their words. False if either text is broken over two lines. The original text is restored before the
 * function returns.
 */
export function keepsItsLines(place: Element, other: string): boolean {
  const [paragraph, text] = [place.closest('p'), place.firstChild];
  if (paragraph === null || !(text instanceof Text)) return false;
  const read = () => ({ areas: [...place.getClientRects()], ends: lineEnds(paragraph) });
  const { data } = text;
  const before = read();
  text.data = other;
  const after = read();
  text.data = data;
  if (before.areas.length > 1 || after.areas.length > 1 || before.ends.size !== after.ends.size) return false;
  const middle = (areas: readonly DOMRect[]) => areas.map((area) => area.top + area.bottom)[0] ?? 0;
  if (Math.abs(middle(before.areas) - middle(after.areas)) > 2 * tolerance) return false;
  const changed = [...before.ends].filter(([line, end]) => Math.abs(end - (after.ends.get(line) ?? 0)) > tolerance);
  return changed.length <= 1;
}
