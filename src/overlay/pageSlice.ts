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
  const lines = linesIn({ x: 20, y: 40, width: width - 40, height: height - 80 });
  for (let attempt = 0; attempt < 8 && lines.length > 0; attempt += 1) {
    const line = weighted(lines, random());
    const x = between(Math.max(line.rect.left, 0), Math.min(line.rect.right, width), random());
    if (line.text.trim().length > 2 && isSeen(line))
      return sliceAround(line, x, lines, { width, height, reach }, random);
  }
  return emptySlice(width, height, random);
}

/** One of the lines; a larger one is more likely: a glitch in the heading is seen, one in a small figure is not. */
function weighted(lines: readonly TextLine[], share: number): TextLine {
  const sizes = lines.map(({ rect }) => Math.min(rect.width, widest) * Math.min(rect.height, tallest));
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  const index = sizes.findIndex((size) => (left -= size) <= 0);
  return lines[Math.max(0, index)]!;
}

/** The window's size, CSS pixels, and the reach of the glitch. */
interface Extent {
  readonly width: number;
  readonly height: number;
  readonly reach: number;
}

function sliceAround(
  line: TextLine,
  x: number,
  inWindow: readonly TextLine[],
  { width, height, reach }: Extent,
  random: () => number,
): PageSlice {
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
  const lines = inWindow.filter((each) => meets(each.rect, area) && isSeen(each));
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

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Smaller texts are hidden from the eye. CSS pixels. */
const leastHeight = 6;

/** Each line of the page's text that meets the area, once. A letter of its own element is a line of its own. */
function linesIn(area: Box): readonly TextLine[] {
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

/** The lines of one text node. `rects`: its boxes, in order. */
function linesOf(node: Text, rects: readonly DOMRect[]): readonly TextLine[] {
  const element = node.parentElement;
  if (element === null) return [];
  const tops = [...new Set(rects.map(({ top }) => Math.round(top)))];
  const style = getComputedStyle(element);
  let start = 0;
  return tops.flatMap((_top, index) => {
    // The lines of a text node are consecutive, so binary search finds the beginning of the next one.
    const next = tops[index + 1];
    const end = next === undefined ? node.length : firstOf(start, node.length, (at) => topAt(node, at) > next - 3);
    const rect = rectOf(node, start, end);
    const text = node.data.slice(start, end);
    start = end;
    return rect === null ? [] : [{ text, rect, style, element }];
  });
}

/** Top of the first letter from `offset` on that has a box; infinity for none. */
function topAt(node: Text, offset: number): number {
  for (let at = offset; at < node.length; at += 1) {
    const rect = rectOf(node, at, at + 1);
    if (rect !== null) return rect.top;
  }
  return Infinity;
}

/** True unless another element covers the middle of the line, or the line is invisible. */
function isSeen({ rect, element }: TextLine): boolean {
  // Also invisible by an element around it. An older Safari does not know, and has every line for visible.
  if (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) return false;
  const middle = [
    (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2,
    (rect.top + rect.bottom) / 2,
  ] as const;
  const hit = document.elementFromPoint(...middle);
  // A line whose middle is outside the window may belong to the area all the same.
  if (hit === null || hit.contains(element) || element.contains(hit)) return true;
  // A control may lie over its whole row.
  return hit.closest('li, tr')?.contains(element) === true;
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

/** Space around a line that moves with it, as a share of its height: letters reach out of their box. */
const boxPaddingRatio = 0.14;

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
  for (const { left, top, width, height } of boxes) {
    const padding = boxPaddingRatio * height;
    pen.fillRect(left - padding, top - padding, width + 2 * padding, height + 2 * padding);
  }
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
