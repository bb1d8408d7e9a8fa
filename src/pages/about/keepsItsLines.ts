/** Space between the ends of a line in two measurements that is no difference, CSS pixels. */
const tolerance = 1;

/** The right end of each line of a paragraph of elements, CSS pixels, by the line's number from 0. Reads layout. */
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
 * Whether each line of the paragraph but that of `place` has the same words if `place`, an element with one text, is
 * given another text. Neither text may be on two lines. The text is back before the function returns.
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
