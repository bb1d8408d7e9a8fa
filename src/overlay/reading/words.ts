import type { Place } from '../Imprint.ts';
import { isSeen, linesIn, middleOf, type TextLine, weighted } from '../pageLines.ts';

/**
 * A line of words as the eye sees it: one text node, or several where a part is a link or each letter has an element of
 * its own.
 */
export interface WordLine {
  readonly text: string;
  /** CSS pixels of the window. */
  readonly rect: DOMRect;
  /** The text nodes, each with the place of its first letter in `text`. */
  readonly parts: readonly (TextLine & { readonly at: number })[];
  readonly block: Element;
}

/** A part of a line with its box, CSS pixels of the window. */
export interface Span {
  readonly text: string;
  readonly rect: DOMRect;
  /** The text node of its first letter, and the offset of that letter in it. */
  readonly line: TextLine;
  readonly start: number;
  /** True if all its letters are in that node. */
  readonly isInOneNode: boolean;
}

/** The parts of a line, each with its box; without spaces. `cut`: consecutive parts of the text. */
export function spansOf({ text, parts }: WordLine, cut: (text: string) => readonly string[]): readonly Span[] {
  const range = document.createRange();
  let next = 0;
  return cut(text).flatMap((piece) => {
    const [start, end] = [next, next + piece.length];
    next = end;
    if (piece.trim() === '') return [];
    // A space between two elements is in no part: the span begins after it, or ends before it.
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

/** The spans whose letters are in one text node, as places of the page's text. */
export const placesOf = (spans: readonly Span[]): readonly Place[] =>
  spans.flatMap(({ text, line: { node, style }, start, isInOneNode }) =>
    isInOneNode ? [{ node, start, text, style }] : [],
  );

const wordParts = /[\p{L}\p{N}]+(?:[’'-]\p{L}+)*|[^\p{L}\p{N}]+/gu;

/** The words of the lines, without the signs between them. */
export const wordSpansOf = (lines: readonly WordLine[]): readonly Span[] =>
  lines
    .flatMap((line) => spansOf(line, (text) => text.match(wordParts) ?? []))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** Letters from which a text counts as a line of words. */
const leastLetters = 8;

/** Share of the window's height, at the foot, in which no reading effect begins: the drawer's bar is there. */
const footRatio = 0.14;

/** The lines in the window that an effect may show being read. `width` and `height`: the window's, CSS pixels. */
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

/** Whether `next` goes on in the same line of the same paragraph. */
const follows = (before: TextLine, next: TextLine): boolean =>
  blockOf(before.element) === blockOf(next.element) &&
  Math.abs(before.rect.bottom - next.rect.bottom) < 0.4 * before.rect.height &&
  next.rect.left > before.rect.left;

/** A gap of this share of the line's height between two elements is a space. */
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

/** Lines of a passage at reach 0, and more of them for each unit of reach. */
const leastLines = 2;
const linesPerReach = 24;
/** Lines of one column begin within this distance, CSS pixels, and have about the same height. */
const sameMargin = 24;

/** Whether two lines belong to one column of text: one paragraph, or the same type at the same margin. */
const isBeside = (line: WordLine, other: WordLine): boolean =>
  line.block === other.block ||
  (Math.abs(line.rect.height - other.rect.height) < 2 && Math.abs(line.rect.left - other.rect.left) < sameMargin);

/** Letters of a line that is worth reading by itself, unless there is no other. */
const enoughLetters = 24;

/**
 * Lines of one column in reading order, from `from` on, or else from a line drawn by `random`: two, and at most 14 at
 * reach 0.5; lines above it where there are not enough below. Empty where there is no line.
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
