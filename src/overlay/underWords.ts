import { clamp } from '../ui/clamp.ts';
import type { Box, TextLine } from './pageLines.ts';
import { displayFont, ruler, type TextRun } from './textRun.ts';

/** Height of the words under the page and their largest width, as shares of the height and width of the area. */
export const underHeight = 0.85;
const underWidth = 0.9;
/** Largest height of the words under the page, as a share of the width of the area. */
const underSquare = 0.28;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The words under a line, in the display font and as large as the area allows, around a point of the area. If `words`
 * is null, the words of the line around that point are used, as many as fit into the area; null if no such word has
 * four letters.
 */
export function underOf(
  { text, rect, style }: TextLine,
  words: string | null,
  area: Box,
  point: Point,
): TextRun | null {
  const pen = ruler();
  if (pen === null) return null;
  const lineHeight = Math.min(underHeight * area.height, underSquare * area.width);
  const pixels = (Number.parseFloat(style.fontSize) * lineHeight) / rect.height;
  pen.font = displayFont(pixels);
  pen.letterSpacing = '0px';
  const at = clamp((point.x + area.x - rect.left) / rect.width, 0, 1);
  const widthOf = (shown: string) => pen.measureText(shown).width;
  const shown = words ?? wordsAround(text, at, widthOf, area.width * underWidth);
  return shown === null ? null : largeRunOf(pen, shown, pixels, area, point);
}

/**
 * Words centred at a point of the area, in a font of at most `pixels`. The font is smaller if the words would be wider
 * than the area.
 */
export function largeRunOf(
  pen: CanvasRenderingContext2D,
  text: string,
  pixels: number,
  area: Box,
  { x, y }: Point,
): TextRun {
  const most = area.width * underWidth;
  pen.letterSpacing = '0px';
  pen.font = displayFont(pixels);
  const font = displayFont(pixels * Math.min(1, most / pen.measureText(text).width));
  pen.font = font;
  const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
  return {
    text,
    left: clamp(x - width / 2, (area.width - most) / 2, (area.width + most) / 2 - width),
    top: y - (up + down) / 2,
    width,
    height: up + down,
    baseline: y + (up - down) / 2,
    font,
    letterSpacing: '0px',
  };
}

/** At least one word needs four letters: a unit or a number alone means nothing in large letters. */
const hasWord = /\p{L}{4}/u;

/**
 * The words of a line around the position `at`, a share of its length, 0 to 1: as many as fit into the width `most`, at
 * least one. Null if no such word has four letters. `widthOf`: the width of a text, in the unit of `most`.
 */
export function wordsAround(text: string, at: number, widthOf: (text: string) => number, most: number): string | null {
  const words = text.trim().split(/\s+/);
  const middle = Math.min(words.length - 1, Math.floor(at * words.length));
  let [from, to] = [middle, middle + 1];
  const fits = (start: number, end: number) =>
    start >= 0 && end <= words.length && widthOf(words.slice(start, end).join(' ')) <= most;
  for (let isGrowing = true; isGrowing;) {
    isGrowing = fits(from, to + 1);
    if (isGrowing) to += 1;
    if (!fits(from - 1, to)) continue;
    from -= 1;
    isGrowing = true;
  }
  const shown = words.slice(from, to).join(' ');
  return hasWord.test(shown) ? shown : null;
}
