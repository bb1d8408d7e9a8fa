import { backgroundColourOf, pageElement } from './backgroundColour.ts';
import { isSeen, linesIn, meets, middleOf, tallest, type TextLine, weighted, widest } from './pageLines.ts';
import { clamp } from '../ui/clamp.ts';
import { inkColourOf } from './inkColour.ts';
import type { Rgb } from '../ui/colour.ts';

/** A copy of one area of the page: its position, two colours, and text. All lengths in CSS pixels. */
export interface PageSlice {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The band to tear, measured from the top of the area. */
  readonly band: { readonly top: number; readonly height: number };
  /** Height of the chosen line, and its middle, measured from the area's corner. */
  readonly lineHeight: number;
  readonly middle: { readonly x: number; readonly y: number };
  readonly background: Rgb;
  readonly ink: Rgb;
  readonly texts: readonly TextRun[];
}

/** A line of text inside the area, and its style. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
  readonly font: string;
  readonly letterSpacing: string;
}

/** Least height of the disturbed band, and its share of display letters that are higher, and of a large area. */
const leastBand = 44;
const bandRatio = 0.6;
const largeBandRatio = 0.75;
const padding = 28;
/** The number of lines that are tried, and of empty areas. */
const attempts = 8;
/** From this reach on the area is as wide as the window. */
const wideFromReach = 0.3;

/**
 * Copies an area around one line of text in the window, chosen by `random`. Where no line is seen in the middle of the
 * window, an empty area beside the text; null where none of a few such areas is free of text. `reach`: the area's share
 * of the window's height, 0 (the line and its neighbours) to 1. `width` and `height`: the window's, CSS pixels. Reads
 * layout: call it once per burst, not per frame.
 */
export function capturePageSlice(width: number, height: number, reach: number, random: () => number): PageSlice | null {
  const lines = linesIn(middleOf(width, height));
  for (let attempt = 0; attempt < attempts && lines.length > 0; attempt += 1) {
    const line = weighted(lines, random());
    const x = between(Math.max(line.rect.left, 0), Math.min(line.rect.right, width), random());
    if (line.text.trim().length > 2 && isSeen(line))
      return sliceAround(line, x, lines, { width, height, reach }, random);
  }
  return emptySlice(width, height, random);
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
  const lineWidth = Math.min(widest, width, Math.max(640, rect.width + 2 * padding));
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
    middle: { x: clamp(x, rect.left, rect.right) - area.x, y: tornMiddle - area.y },
    background: backgroundColourOf(line.element),
    ink: inkColourOf(line.element),
    texts: (lines.length > 0 ? lines : [line]).map((each) => textRunOf(each, area)),
  };
}

/** An area without text. A glitch there draws blank paper, which would hide text. */
function emptySlice(width: number, height: number, random: () => number): PageSlice | null {
  const [areaWidth, areaHeight] = [Math.min(360, width), 64];
  const texts = linesIn({ x: 0, y: 0, width, height }).filter(isSeen);
  const area = Array.from({ length: attempts }, () => ({
    x: Math.round(random() * (width - areaWidth)),
    y: Math.round((0.1 + 0.8 * random()) * (height - areaHeight)),
    width: areaWidth,
    height: areaHeight,
  })).find((each) => !texts.some(({ rect }) => meets(rect, each)));
  if (area === undefined) return null;
  const [background, ink] = [backgroundColourOf(pageElement()), inkColourOf(pageElement())];
  return {
    area,
    band: { top: 22, height: 20 },
    lineHeight: 20,
    middle: { x: areaWidth / 2, y: areaHeight / 2 },
    background,
    ink,
    texts: [],
  };
}

let ruler: CanvasRenderingContext2D | null = null;

/** A line as a canvas draws it, measured from the left and top of an area of the window. */
export function textRunOf({ text, rect, style }: TextLine, area: Pick<DOMRect, 'x' | 'y'>): TextRun {
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
