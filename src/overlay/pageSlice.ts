import { backgroundColourOf, pageElement } from './backgroundColour.ts';
import { clamp } from '../ui/clamp.ts';
import { inkColourOf } from './inkColour.ts';
import type { Rgb } from '../ui/colour.ts';

/** A copy of one area of the page: its position, two colours, and text. All lengths in CSS pixels. */
export interface PageSlice {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The band to tear, measured from the top of the area. */
  readonly band: { readonly top: number; readonly height: number };
  /** Height of the chosen line. */
  readonly lineHeight: number;
  readonly background: Rgb;
  readonly ink: Rgb;
  readonly texts: readonly TextRun[];
}

/** A line of text inside the area, and its style. */
interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
  readonly font: string;
  readonly letterSpacing: string;
}

/** A line of text in the page's layout. */
interface TextLine {
  readonly text: string;
  readonly rect: DOMRect;
  readonly style: CSSStyleDeclaration;
  readonly element: Element;
}

const widest = 760;
const tallest = 320;
/** Least height of the disturbed band, and its share of display letters that are higher, and of a large area. */
const leastBand = 44;
const bandRatio = 0.6;
const largeBandRatio = 0.75;
const padding = 28;
/** From this reach on the area is as wide as the window. */
const wideFromReach = 0.3;

/**
 * Copies an area around one line of text in the window, chosen by `random`; an empty area where there is no text.
 * `reach`: the area's share of the window's height, 0 (the line and its neighbours) to 1. `width` and `height`: the
 * window's, CSS pixels. Reads layout: call it once per burst, not per frame.
 */
export function capturePageSlice(width: number, height: number, reach: number, random: () => number): PageSlice {
  const blocks = [...pageElement().querySelectorAll('h1, h2, h3, p, li, dt, dd, td, blockquote, a')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, left, right }) => bottom > 40 && top < height - 40 && right > 20 && left < width - 20);
  for (let attempt = 0; attempt < 8 && blocks.length > 0; attempt += 1) {
    const rect = weighted(blocks, random());
    const x = between(Math.max(rect.left, 0), Math.min(rect.right, width), random());
    const y = between(Math.max(rect.top, 0), Math.min(rect.bottom, height), random());
    const line = lineAt(x, y);
    if (line !== null && line.text.trim().length > 2) return sliceAround(line, x, { width, height, reach }, random);
  }
  return emptySlice(width, height, random);
}

/** Picks a block, weighted by its size: a glitch in a heading is noticed, one in a figure of the margin is not. */
function weighted(blocks: readonly DOMRect[], share: number): DOMRect {
  const sizes = blocks.map(({ width, height }) => Math.min(width, widest) * Math.min(height, tallest));
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  const index = sizes.findIndex((size) => (left -= size) <= 0);
  return blocks[Math.max(0, index)]!;
}

interface Window {
  readonly width: number;
  readonly height: number;
  readonly reach: number;
}

function sliceAround(line: TextLine, x: number, { width, height, reach }: Window, random: () => number): PageSlice {
  const { rect } = line;
  const lineWidth = Math.min(widest, width, Math.max(420, rect.width + 2 * padding));
  const areaWidth = between(lineWidth, width, Math.min(1, reach / wideFromReach));
  const left = clamp(rect.width > areaWidth ? x - areaWidth / 2 : rect.left - padding, 0, width - areaWidth);
  // Of large display letters, only one band is torn, at a random height.
  const torn = Math.min(rect.height, Math.max(leastBand, rect.height * bandRatio));
  const tornMiddle = rect.top + torn / 2 + random() * (rect.height - torn);
  const areaHeight = Math.max(Math.min(tallest, height, torn + 4 * padding), reach * height);
  const top = clamp(tornMiddle - areaHeight / 2, 0, height - areaHeight);
  const area = {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(areaWidth),
    height: Math.round(areaHeight),
  };
  const band = Math.max(torn, reach > 0 ? areaHeight * largeBandRatio : 0);
  const lines = linesIn(area);
  return {
    area,
    band: { top: Math.round(clamp(tornMiddle - band / 2 - area.y, 0, areaHeight - band)), height: Math.round(band) },
    lineHeight: torn,
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
  return { area, band: { top: 22, height: 20 }, lineHeight: 20, background, ink, texts: [] };
}

/** Greatest distance between two points at which a line is looked for. */
const widestStep = 160;

/** Each line of text that crosses the area, once. */
function linesIn(area: PageSlice['area']): readonly TextLine[] {
  const found = new Map<string, TextLine>();
  const steps = Math.max(2, Math.ceil(area.width / widestStep));
  for (let y = area.y + 6; y < area.y + area.height; y += 16) {
    for (let step = 0; step <= steps; step += 1) {
      const x = between(area.x + 12, area.x + area.width - 12, step / steps);
      const line = lineAt(x, y);
      if (line !== null) found.set(`${line.rect.left} ${line.rect.top}`, line);
    }
  }
  return [...found.values()];
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** The place in the text at a point of the window. WebKit has the older call only. */
function caretAt(x: number, y: number): Caret | null {
  if (document.caretPositionFromPoint !== undefined) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = document.caretRangeFromPoint?.(x, y) ?? null;
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** The line of text at a point of the window, or within a few pixels of it. */
function lineAt(x: number, y: number): TextLine | null {
  const caret = caretAt(x, y);
  const node = caret?.node;
  const element = node?.parentElement;
  if (caret === null || !(node instanceof Text) || element === null || element === undefined) return null;
  if (!pageElement().contains(element)) return null;
  const at = Math.min(caret.offset, node.length - 1);
  const here = rectOf(node, at, at + 1);
  if (here === null || y < here.top - 12 || y > here.bottom + 12) return null;

  const isOnLine = (offset: number): boolean => {
    const rect = rectOf(node, offset, offset + 1);
    return rect !== null && Math.abs(rect.top - here.top) < 3;
  };
  // The lines of a text node are consecutive, so binary search finds both ends.
  const start = firstOf(0, at, isOnLine);
  const end = firstOf(at, node.length, (offset) => !isOnLine(offset));
  const rect = rectOf(node, start, end);
  if (rect === null || x < rect.left - 40 || x > rect.right + 40) return null;
  return { text: node.data.slice(start, end), rect, style: getComputedStyle(element), element };
}

/** The first offset from `low` up to, and excluding, `high` for which `isYes` is true; `high` for none. */
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
    top: rect.top - area.y,
    width: rect.width,
    height: rect.height,
    baseline: rect.top + ascent - area.y,
    font,
    letterSpacing: style.letterSpacing === 'normal' ? '0px' : style.letterSpacing,
  };
}

/** Space around the box of a line that moves with it, CSS pixels: letters reach out of their box. */
const boxPadding = 3;

/**
 * Draws the area's text for glitch.frag: letters in red, the boxes of the lines in green, on black. `resolution`:
 * pixels per CSS pixel.
 */
export function drawPageSlice(slice: PageSlice, canvas: HTMLCanvasElement, resolution: number): void {
  canvas.width = Math.round(slice.area.width * resolution);
  canvas.height = Math.round(slice.area.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, slice.area.width, slice.area.height);
  // An empty area gets a ruled line instead.
  const rule = { left: 0, top: slice.band.top + slice.band.height / 2, width: slice.area.width, height: 1.5 };
  const boxes = slice.texts.length === 0 ? [rule] : slice.texts;
  pen.fillStyle = '#0f0';
  for (const { left, top, width, height } of boxes)
    pen.fillRect(left - boxPadding, top - boxPadding, width + 2 * boxPadding, height + 2 * boxPadding);
  // Red is added, so that the green below stays.
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = '#f00';
  for (const run of slice.texts) {
    pen.font = run.font;
    pen.letterSpacing = run.letterSpacing;
    pen.fillText(run.text, run.left, run.baseline);
  }
  if (slice.texts.length === 0) pen.fillRect(rule.left, rule.top, rule.width, rule.height);
}

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
