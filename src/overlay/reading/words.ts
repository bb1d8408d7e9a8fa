import type { Place } from '../Imprint.ts';
import { isSeen, linesIn, middleOf, type TextLine, weighted } from '../pageLines.ts';

/**
 * A line of words as the reader sees it. It has one text node, or several if a part is a link or each letter has its
 * own element.
 */
export interface WordLine {
  readonly text: string;
  /** CSS pixels of the window. */
  readonly rect: DOMRect;
  /** The parts of the line, one for each text node, with the index of its first letter in `text`. */
  readonly parts: readonly (TextLine & { readonly at: number })[];
  readonly block: Element;
}

/** A part of a line with its box, CSS pixels of the window. */
export interface Span {
  readonly text: string;
  readonly rect: DOMRect;
  /**
   * The part of the line that contains the first letter of the span, and the offset of that letter in the text node.
   */
  readonly line: TextLine;
  readonly start: number;
  /** True if all letters of the span are in that text node. */
  readonly isInOneNode: boolean;
}

/**
 * The parts of a line, each with its box. Parts of white space are left out. `cut` splits the text into consecutive
 * parts.
 */
export function spansOf({ text, parts }: WordLine, cut: (text: string) => readonly string[]): readonly Span[] {
  const range = document.createRange();
  let next = 0;
  return cut(text).flatMap((piece) => {
    const [start, end] = [next, next + piece.length];
    next = end;
    if (piece.trim() === '') return [];
    // A space between two elements belongs to no text node: the span begins after it, or ends before it.
    const from = parts.find(({ at, text }) => at + text.length > start);
    const to = parts.findLast(({ at }) => at < end);
    if (from === undefined || to === undefined) return [];
    const first = from.start + Math.max(0, start - from.at);
    range.setStart(from.node, first);
    range.setEnd(to.node, to.start + Math.min(to.text.length, end - to.at));
    const rect = range.getBoundingClientRect();
    return rect.width === 0 ? [] : [{ text: piece, rect, line: from, start: first, isInOneNode: from === to }];
  });
}

/** The spans whose letters are all in one text node, as ranges of the page's text. */
export const placesOf = (spans: readonly Span[]): readonly Place[] =>
  spans.flatMap(({ text, line: { node, style }, start, isInOneNode }) =>
    isInOneNode ? [{ node, start, text, style }] : [],
  );

const wordParts = /[\p{L}\p{N}]+(?:,\p{N}{3}|[’'-]\p{L}+)*|[^\p{L}\p{N}]+/gu;

/** The words of the lines, without the punctuation between them. */
export const wordSpansOf = (lines: readonly WordLine[]): readonly Span[] =>
  lines
    .flatMap((line) => spansOf(line, (text) => text.match(wordParts) ?? []))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** Smallest number of letters of a line of words. */
const leastLetters = 8;

/**
 * Share of the window's height, at the bottom, in which no reading effect begins, because the bar of the drawer is
 * there.
 */
const footRatio = 0.14;

/** The visible lines in which a reading effect may begin. `width` and `height`: size of the window, CSS pixels. */
export function readableLines(width: number, height: number): readonly WordLine[] {
  const seen = linesIn(middleOf(width, height * (1 - footRatio))).filter(
    (line) => line.style.writingMode === 'horizontal-tb' && isSeen(line),
  );
  const lines: TextLine[][] = [];
  for (const line of seen) {
    const last = lines.at(-1);
    if (last !== undefined && follows(last.at(-1)!, line)) last.push(line);
    else lines.push([line]);
  }
  return lines.map(joined).filter(({ text }) => text.trim().length >= leastLetters);
}

const blockOf = (element: Element): Element =>
  element.closest('p, li, h1, h2, h3, dd, dt, td, figcaption, blockquote') ?? element;

/** Whether `next` continues the same line of the same paragraph. */
const follows = (before: TextLine, next: TextLine): boolean =>
  blockOf(before.element) === blockOf(next.element) &&
  Math.abs(before.rect.bottom - next.rect.bottom) < 0.4 * before.rect.height &&
  next.rect.left > before.rect.left;

/** A gap between two elements counts as a space if it is wider than this share of the height of the line. */
const spaceRatio = 0.12;

function joined(lines: readonly TextLine[]): WordLine {
  let text = '';
  let right = -Infinity;
  const parts = lines.map((line) => {
    const isApart = text !== '' && line.rect.left - right > spaceRatio * line.rect.height;
    if (isApart && !/\s$/.test(text) && !/^\s/.test(line.text)) text += ' ';
    const at = text.length;
    text += line.text;
    right = line.rect.right;
    return { ...line, at };
  });
  const [left, top] = [lines[0]!.rect.left, Math.min(...lines.map(({ rect }) => rect.top))];
  const bottom = Math.max(...lines.map(({ rect }) => rect.bottom));
  const rect = new DOMRect(left, top, right - left, bottom - top);
  return { text, rect, parts, block: blockOf(lines[0]!.element) };
}

/** Number of lines of a passage at reach 0, and additional lines for each unit of reach. */
const leastLines = 2;
const linesPerReach = 24;
/**
 * Two lines are in one column if their left edges differ by less than this, CSS pixels, and their heights are about
 * equal.
 */
const sameMargin = 24;

/** Whether two lines belong to one column of text: the same paragraph, or the same font size at the same left edge. */
const isBeside = (line: WordLine, other: WordLine): boolean =>
  line.block === other.block ||
  (Math.abs(line.rect.height - other.rect.height) < 2 && Math.abs(line.rect.left - other.rect.left) < sameMargin);

/**
 * A line with at least this number of letters is long enough to be read by itself; so is a line higher than 60 CSS
 * pixels. Other lines are chosen only if no line is long enough.
 */
const enoughLetters = 24;

/**
 * Lines of one column in reading order, starting at `from`, or else at a line chosen by `random`: two at reach 0, 14 at
 * reach 0.5. If there are not enough lines below, lines above are added. Empty without lines.
 */
export function passageOf(
  lines: readonly WordLine[],
  from: WordLine | null,
  reach: number,
  random: () => number,
): readonly WordLine[] {
  if (lines.length === 0) return [];
  const long = lines.filter(({ text, rect }) => text.length >= enoughLetters || rect.height > 60);
  const line = from ?? weighted(long.length > 0 ? long : lines, random());
  const count = leastLines + Math.round(reach * linesPerReach);
  const column = lines
    .filter((other) => isBeside(line, other))
    .toSorted((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
  const at = Math.max(0, Math.min(column.indexOf(line), column.length - count));
  return column.slice(at, at + count);
}
