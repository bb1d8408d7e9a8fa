import { pageElement } from '../ui/pageElement.ts';

/** A line of text in the page's layout, or a part of one. */
export interface TextLine {
  readonly text: string;
  /** CSS pixels of the window. */
  readonly rect: DOMRect;
  readonly style: CSSStyleDeclaration;
  readonly element: Element;
  readonly node: Text;
  /** Offset of the first letter of the line in `node`. */
  readonly start: number;
}

export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Whether two boxes overlap. */
export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The part of the window in which an effect may begin: readers do not look at lines at the edge. */
export const middleOf = (width: number, height: number): Box => ({
  x: 20,
  y: 40,
  width: width - 40,
  height: height - 80,
});

/** Largest width and height with which a line is weighted, CSS pixels. */
export const widest = 760;
export const tallest = 320;

/** A line at most `nearEye` CSS pixels above or below the pointer is chosen `nearEyeWeight` times as often. */
const nearEye = 200;
const nearEyeWeight = 4;

/**
 * Chooses one of the lines by `share`, 0 to 1. A larger line is more likely: a glitch in a heading is noticed, and a
 * glitch in a small figure is not. A line near `eyeY` is more likely too. `eyeY`: height of the pointer, CSS pixels of
 * the window; null if it is unknown.
 */
export function weighted<T extends { readonly rect: DOMRect }>(
  lines: readonly T[],
  share: number,
  eyeY: number | null = null,
): T {
  const isNear = ({ top, bottom }: DOMRect) => eyeY !== null && top - nearEye < eyeY && bottom + nearEye > eyeY;
  const sizes = lines.map(
    ({ rect }) => Math.min(rect.width, widest) * Math.min(rect.height, tallest) * (isNear(rect) ? nearEyeWeight : 1),
  );
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  const index = sizes.findIndex((size) => (left -= size) <= 0);
  return lines[Math.max(0, index)]!;
}

/** Least width of a line that is chosen, CSS pixels: a glitch in a figure of a drawing is not noticed. */
export const leastWidth = 24;
/** Largest number of lines that are tried. */
const tries = 8;

/**
 * Chooses a line that can be seen, by `weighted`; null if no tried line can be seen. A line that cannot be seen is not
 * tried again: the hidden copy of a title, as large as the title, would be chosen again and again.
 */
export function seenLine<T extends { readonly rect: DOMRect }>(
  lines: readonly T[],
  random: () => number,
  eyeY: number | null,
  canBeSeen: (line: T) => boolean,
): T | null {
  let left = lines.filter(({ rect }) => rect.width >= leastWidth);
  for (let tried = 0; tried < tries && left.length > 0; tried += 1) {
    const line = weighted(left, random(), eyeY);
    if (canBeSeen(line)) return line;
    left = left.filter((each) => each !== line);
  }
  return null;
}

/** Texts of this height or less count as visually hidden, CSS pixels. */
const leastHeight = 6;

/** Each line of the page's text that overlaps the area, once. A letter with its own element counts as a line. */
export function linesIn(area: Box): readonly TextLine[] {
  const found: TextLine[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(pageElement(), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
    if (node.data.trim() === '') continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > leastHeight);
    if (!rects.some((rect) => meets(rect, area))) continue;
    for (const line of linesOf(node, rects)) if (meets(line.rect, area)) found.push(line);
  }
  return found;
}

/** The lines of one text node. `rects`: the boxes of the node, in order. */
function linesOf(node: Text, rects: readonly DOMRect[]): readonly TextLine[] {
  const element = node.parentElement;
  if (element === null) return [];
  const tops = [...new Set(rects.map(({ top }) => Math.round(top)))];
  const style = getComputedStyle(element);
  let start = 0;
  return tops.flatMap((_top, index) => {
    // The lines of a text node are consecutive, so a binary search finds the beginning of the next line.
    const next = tops[index + 1];
    const end = next === undefined ? node.length : firstOf(start, node.length, (at) => topAt(node, at) > next - 3);
    const rect = rectOf(node, start, end);
    const line = { text: node.data.slice(start, end), style, element, node, start };
    start = end;
    return rect === null ? [] : [{ ...line, rect }];
  });
}

/** Top of the first letter at or after `offset` that has a box; infinity if no letter has a box. */
function topAt(node: Text, offset: number): number {
  for (let at = offset; at < node.length; at += 1) {
    const rect = rectOf(node, at, at + 1);
    if (rect !== null) return rect.top;
  }
  return Infinity;
}

/** Whether the line is visible: it is not hidden, and no other element covers its middle. */
export function isSeen({ rect, element }: TextLine): boolean {
  // `checkVisibility` also finds a line inside an invisible element. Older versions of Safari have no `checkVisibility`
  // and skip this check.
  if (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) return false;
  if (isOnlyForScreenReaders(element)) return false;
  const middle = [
    (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2,
    (rect.top + rect.bottom) / 2,
  ] as const;
  const hit = document.elementFromPoint(...middle);
  // A line whose middle is outside the window may still overlap the area.
  if (hit === null || hit.contains(element) || element.contains(hit)) return true;
  // A control may cover the whole list item or table row that contains the line.
  return hit.closest('li, tr')?.contains(element) === true;
}

/** Whether an element around the text is at most 1 by 1 px, as with the class `unseen`. */
function isOnlyForScreenReaders(element: Element): boolean {
  for (let at: Element | null = element; at instanceof HTMLElement && at.id !== 'page'; at = at.parentElement)
    if (at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
  return false;
}

/** The first offset from `low` (included) to `high` (excluded) for which `isYes` is true; `high` if there is none. */
function firstOf(low: number, high: number, isYes: (offset: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isYes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The box of a range of letters in a text node; null if the letters have no box. */
export function rectOf(node: Text, start: number, end: number): DOMRect | null {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const rect = range.getBoundingClientRect();
  return rect.width === 0 && rect.height === 0 ? null : rect;
}
