import { backgroundColourOf, pageElement } from './backgroundColour.ts';
import { clamp } from '../ui/clamp.ts';
import { inkColourOf } from './inkColour.ts';
import type { Rgb } from '../ui/colour.ts';

/** A copy of one area of the page: where it is, its two colours, and its text. All lengths in CSS pixels. */
export interface PageSlice {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The line to tear, measured from the top of the area. */
  readonly line: { readonly top: number; readonly height: number };
  readonly background: Rgb;
  readonly ink: Rgb;
  readonly texts: readonly TextRun[];
}

/** A line of text inside the area, and how to draw it. */
interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly font: string;
  readonly letterSpacing: string;
}

/** A line of text as it is laid out in the page. */
interface TextLine {
  readonly text: string;
  readonly rect: DOMRect;
  readonly style: CSSStyleDeclaration;
  readonly element: Element;
}

const widest = 760;
const tallest = 320;
/** Least height of the disturbed band, and its share of display letters that are higher. */
const band = 44;
const bandRatio = 0.6;
const padding = 28;

/**
 * Copies an area around one line of text in the window; `random` decides which line. Where there is no text, it is an
 * empty area. `width` and `height` are the window's, CSS pixels. Reads layout: call it once per burst, not per frame.
 */
export function capturePageSlice(width: number, height: number, random: () => number): PageSlice {
  const blocks = [...pageElement().querySelectorAll('h1, h2, h3, p, li, dt, dd, td, blockquote, a')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, left, right }) => bottom > 40 && top < height - 40 && right > 20 && left < width - 20);
  for (let attempt = 0; attempt < 8 && blocks.length > 0; attempt += 1) {
    const rect = weighted(blocks, random());
    const x = between(Math.max(rect.left, 0), Math.min(rect.right, width), random());
    const y = between(Math.max(rect.top, 0), Math.min(rect.bottom, height), random());
    const line = lineAt(x, y);
    if (line !== null && line.text.trim().length > 2) return sliceAround(line, x, width, height, random);
  }
  return emptySlice(width, height, random);
}

/** One of the blocks, the larger the more likely: a glitch in the heading is seen, one in a figure of the margin is not. */
function weighted(blocks: readonly DOMRect[], share: number): DOMRect {
  const sizes = blocks.map(({ width, height }) => Math.min(width, widest) * Math.min(height, tallest));
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  const index = sizes.findIndex((size) => (left -= size) <= 0);
  return blocks[Math.max(0, index)]!;
}

function sliceAround(line: TextLine, x: number, width: number, height: number, random: () => number): PageSlice {
  const { rect } = line;
  const areaWidth = Math.min(widest, width, Math.max(420, rect.width + 2 * padding));
  const left = clamp(rect.width > areaWidth ? x - areaWidth / 2 : rect.left - padding, 0, width - areaWidth);
  // Of large display letters, only one band is torn, at a random height.
  const torn = Math.min(rect.height, Math.max(band, rect.height * bandRatio));
  const tornTop = rect.top + random() * (rect.height - torn);
  const areaHeight = Math.min(tallest, height, torn + 4 * padding);
  const top = clamp(tornTop + torn / 2 - areaHeight / 2, 0, height - areaHeight);
  const area = {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(areaWidth),
    height: Math.round(areaHeight),
  };
  const lines = linesIn(area);
  return {
    area,
    line: { top: Math.round(tornTop - area.y), height: Math.round(torn) },
    background: backgroundColourOf(line.element),
    ink: inkColourOf(line.element),
    texts: (lines.length > 0 ? lines : [line]).map((each) => textRunOf(each, area)),
  };
}

function emptySlice(width: number, height: number, random: () => number): PageSlice {
  const [areaWidth, areaHeight] = [Math.min(360, width), 64];
  const area = {
    x: Math.round(random() * (width - areaWidth)),
    y: Math.round((0.1 + 0.8 * random()) * (height - areaHeight)),
    width: areaWidth,
    height: areaHeight,
  };
  const [background, ink] = [backgroundColourOf(pageElement()), inkColourOf(pageElement())];
  return { area, line: { top: 22, height: 20 }, background, ink, texts: [] };
}

/** Each line of text that crosses the area, once. */
function linesIn(area: PageSlice['area']): readonly TextLine[] {
  const found = new Map<string, TextLine>();
  for (let y = area.y + 6; y < area.y + area.height; y += 16) {
    for (const x of [area.x + 12, area.x + area.width / 2, area.x + area.width - 12]) {
      const line = lineAt(x, y);
      if (line !== null) found.set(`${line.rect.left} ${line.rect.top}`, line);
    }
  }
  return [...found.values()];
}

/** The line of text at a point of the window, or within a few pixels of it. */
function lineAt(x: number, y: number): TextLine | null {
  const caret = document.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  const element = node?.parentElement;
  if (caret === null || caret === undefined || !(node instanceof Text) || element === null || element === undefined)
    return null;
  if (!pageElement().contains(element)) return null;
  const at = Math.min(caret.offset, node.length - 1);
  const here = rectOf(node, at, at + 1);
  if (here === null || y < here.top - 12 || y > here.bottom + 12) return null;

  const isOnLine = (offset: number): boolean => {
    const rect = rectOf(node, offset, offset + 1);
    return rect !== null && Math.abs(rect.top - here.top) < 3;
  };
  // The lines of a text node follow each other, so both ends can be found by binary search.
  const start = firstOf(0, at, isOnLine);
  const end = firstOf(at, node.length, (offset) => !isOnLine(offset));
  const rect = rectOf(node, start, end);
  if (rect === null || x < rect.left - 40 || x > rect.right + 40) return null;
  return { text: node.data.slice(start, end), rect, style: getComputedStyle(element), element };
}

/** The first offset from `low` up to, and excluding, `high` for which `isYes` is true; `high` if there is none. */
function firstOf(low: number, high: number, isYes: (offset: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isYes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function rectOf(node: Text, start: number, end: number): DOMRect | null {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const rect = range.getBoundingClientRect();
  return rect.width === 0 && rect.height === 0 ? null : rect;
}

let ruler: CanvasRenderingContext2D | null = null;

function textRunOf({ text, rect, style }: TextLine, area: PageSlice['area']): TextRun {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  ruler ??= document.createElement('canvas').getContext('2d');
  let ascent = rect.height * 0.8;
  if (ruler !== null) {
    ruler.font = font;
    ascent = ruler.measureText(text).fontBoundingBoxAscent;
  }
  const isCapital = style.textTransform === 'uppercase';
  return {
    text: (isCapital ? text.toUpperCase() : text).replace(/\s+/g, ' '),
    left: rect.left - area.x,
    baseline: rect.top + ascent - area.y,
    font,
    letterSpacing: style.letterSpacing === 'normal' ? '0px' : style.letterSpacing,
  };
}

/** Draws the area's text white on black: glitch.frag reads it as the coverage of ink. `resolution` is pixels per CSS pixel. */
export function drawPageSlice(slice: PageSlice, canvas: HTMLCanvasElement, resolution: number): void {
  canvas.width = Math.round(slice.area.width * resolution);
  canvas.height = Math.round(slice.area.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, slice.area.width, slice.area.height);
  pen.fillStyle = '#fff';
  for (const run of slice.texts) {
    pen.font = run.font;
    pen.letterSpacing = run.letterSpacing;
    pen.fillText(run.text, run.left, run.baseline);
  }
  // An empty area gets a ruled line instead.
  if (slice.texts.length === 0) pen.fillRect(0, slice.line.top + slice.line.height / 2, slice.area.width, 1.5);
}

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
