import type { Grid } from '../state/disturbance.ts';
import { pageElement } from '../ui/pageElement.ts';
import { backgroundColourOf } from './backgroundColour.ts';
import { type Box, isSeen, linesIn, meets, middleOf, seenLine, tallest, type TextLine, widest } from './pageLines.ts';
import { takenAreas } from '../ui/takenAreas.ts';
import { clamp } from '../ui/clamp.ts';
import { inkColourOf } from './inkColour.ts';
import type { Rgb } from '../ui/colour.ts';
import { ruler, type TextRun, textRunOf } from './textRun.ts';
import { largeRunOf, underHeight, underOf } from './underWords.ts';

/** A copy of one area of the page: its position, two colours, and its text. All lengths in CSS pixels. */
export interface PageSlice {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The band that is torn, measured from the top of the area. */
  readonly band: { readonly top: number; readonly height: number };
  /** Height of the torn part of the chosen line. */
  readonly lineHeight: number;
  readonly background: Rgb;
  /** The text colour in the area with the strongest contrast to the background. */
  readonly ink: Rgb;
  readonly texts: readonly InkedRun[];
  /** The chosen line; null if the area has no line. */
  readonly line: TextLine | null;
  /** The large words or the picture under the page; null for neither. */
  readonly under: TextRun | { readonly grid: Grid } | null;
}

/** A line of text. `strength`: its colour, from 0 (the colour of the background) to 1 (`ink` of the slice). */
interface InkedRun extends TextRun {
  readonly strength: number;
}

/**
 * Height of the torn band: at least `leastBand` CSS pixels; as a share of the height of large display letters; as a
 * share of the height of a large area.
 */
const leastBand = 44;
const bandRatio = 0.6;
const largeBandRatio = 0.75;
const padding = 28;
/** Largest number of tries to find an empty area. */
const attempts = 8;
/** At this reach or more, the area is as wide as the window. */
const wideFromReach = 0.3;

/**
 * Copies an area around one line of text in the window, chosen by `random`, more often near the pointer. If no tried
 * line is visible, it returns an area without text, or null if each area that it tries overlaps text. Reads layout:
 * call it once per burst, not per frame.
 */
export function capturePageSlice(extent: Extent, random: () => number): PageSlice | null {
  const { width, height } = extent;
  const lines = linesIn(middleOf(width, height));
  const line = seenLine(lines, random, extent.eyeY, isSeen);
  if (line === null) return emptySlice(width, height, random);
  const x = between(Math.max(line.rect.left, 0), Math.min(line.rect.right, width), random());
  return sliceAround(line, x, lines, extent, random);
}

interface Extent {
  /** The window's size, CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Height of the area as a share of the height of the window, 0 (the line and its neighbours) to 1. */
  readonly reach: number;
  /** The words under the page; null for the words of the chosen line. */
  readonly words: string | null;
  /** The picture under the page; it replaces the words. */
  readonly grid?: Grid | undefined;
  /** Vertical position of the pointer in the window, CSS pixels; null if it is unknown. */
  readonly eyeY: number | null;
}

function sliceAround(
  line: TextLine,
  x: number,
  inWindow: readonly TextLine[],
  { width, height, reach, words, grid }: Extent,
  random: () => number,
): PageSlice {
  const { rect } = line;
  const lineWidth = Math.min(widest, width, Math.max(640, rect.width + 2 * padding));
  const areaWidth = between(lineWidth, width, Math.min(1, reach / wideFromReach));
  const left = clamp(rect.width > areaWidth ? x - areaWidth / 2 : rect.left - padding, 0, width - areaWidth);
  // In large display letters, only one band is torn, at a random height.
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
  const background = backgroundColourOf(line.element);
  const lines = inWindow.filter(
    (each) =>
      meets(each.rect, area) && isSeen(each) && distance(backgroundColourOf(each.element), background) < sameBackground,
  );
  const shown = lines.length > 0 ? lines : [line];
  const inks = shown.map(({ element }) => inkColourOf(element));
  const ink = inks.reduce((a, b) => (distance(b, background) > distance(a, background) ? b : a));
  const bandTop = Math.round(clamp(tornMiddle - band / 2 - area.y, 0, areaHeight - band));
  return {
    area,
    band: { top: bandTop, height: Math.round(band) },
    lineHeight: torn,
    background,
    ink,
    texts: shown.map((each, index) => ({
      ...textRunOf(each, area),
      strength: Math.min(1, distance(inks[index]!, background) / Math.max(1e-3, distance(ink, background))),
    })),
    line,
    under: grid === undefined ? underOf(line, words, area, { x: x - area.x, y: tornMiddle - area.y }) : { grid },
  };
}

/** Two background colours with a smaller distance count as equal. A line on a different background is not moved. */
const sameBackground = 0.02;

/** Distance of two colours, 0 to the square root of 3. */
const distance = (one: Rgb, other: Rgb): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/**
 * An area that overlaps no text; null if none is found. A glitch there paints the background colour, which would hide
 * text.
 */
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
    background,
    ink,
    texts: [],
    line: null,
    under: null,
  };
}

/** Sizes of an area for words beside the text, largest first, as shares of the window's width and height. */
const besideSizes = [
  [0.6, 0.3],
  [0.45, 0.2],
  [0.3, 0.12],
  [0.22, 0.08],
] as const;
/** Letters may extend beyond the box of their line by this share of the height of the box. */
const reachesOut = 0.15;
const places = 20;

/**
 * An area of the page without text, control or drawing, for large words that appear from under the page. Null if there
 * is none. Reads layout: call it once per burst. `layer`: an element over the page whose content is ignored.
 */
export function captureBeside(
  words: string,
  { width, height }: Pick<Extent, 'width' | 'height'>,
  random: () => number,
  layer: Element,
): PageSlice | null {
  const pen = ruler();
  if (pen === null) return null;
  const page = pageElement();
  const taken = takenAreas(layer).map((area) => inflated(area, reachesOut * area.height));
  const area = besideSizes
    .flatMap(([across, down]) => Array.from({ length: places }, () => placeOf(across, down, { width, height }, random)))
    .find((each) => !taken.some((other) => meets(other, each)) && isOnPage(each, page));
  if (area === undefined) return null;
  return {
    area,
    band: { top: 0, height: area.height },
    lineHeight: area.height,
    background: backgroundColourOf(page),
    ink: inkColourOf(page),
    texts: [],
    line: null,
    under: largeRunOf(pen, words, area.height * underHeight, area, { x: area.width / 2, y: area.height / 2 }),
  };
}

const inflated = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** An area at a random position. `across` and `down`: its size as shares of the size of the window. */
function placeOf(across: number, down: number, within: Pick<Box, 'width' | 'height'>, random: () => number): Box {
  const [width, height] = [Math.round(within.width * across), Math.round(within.height * down)];
  const [x, y] = [random() * (within.width - width), random() * (within.height - height)];
  return { x: Math.round(x), y: Math.round(y), width, height };
}

/** Whether no element over the page, such as a panel, covers the area. Tests its corners and its middle. */
function isOnPage({ x, y, width, height }: Box, page: Element): boolean {
  const points = [
    [x + 1, y + 1],
    [x + width - 1, y + 1],
    [x + 1, y + height - 1],
    [x + width - 1, y + height - 1],
    [x + width / 2, y + height / 2],
  ] as const;
  return points.every((point) => {
    const hit = document.elementFromPoint(...point);
    return hit !== null && (page.contains(hit) || hit.contains(page));
  });
}

/**
 * Padding around the box of a line, as a share of the height of the box. The padding moves with the line, because
 * letters extend beyond the box.
 */
const boxPaddingRatio = 0.14;

/**
 * Draws the area's text for glitch.frag, on black: letters in red, the boxes of the lines in green, the words or the
 * picture under the page in blue. The green of a box is 0.6 for a line in the colour of the background, up to 1 for a
 * line in the colour `ink`. `resolution`: pixels per CSS pixel.
 */
export function drawPageSlice(slice: PageSlice, canvas: HTMLCanvasElement, resolution: number): void {
  canvas.width = Math.round(slice.area.width * resolution);
  canvas.height = Math.round(slice.area.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, slice.area.width, slice.area.height);
  // An area without any words gets a ruled line.
  const middle = slice.band.top + slice.band.height / 2;
  const rule = { left: 0, top: middle, width: slice.area.width, height: 1.5, strength: 1 };
  const isRuled = slice.texts.length === 0 && slice.under === null;
  const boxes = isRuled ? [rule] : slice.texts;
  for (const { left, top, width, height, strength } of boxes) {
    pen.fillStyle = `rgb(0 ${Math.round(255 * (0.6 + 0.4 * strength))} 0)`;
    const padding = boxPaddingRatio * height;
    pen.fillRect(left - padding, top - padding, width + 2 * padding, height + 2 * padding);
  }
  // Red is added, so that the green of the boxes stays.
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = '#f00';
  for (const run of slice.texts) {
    pen.font = run.font;
    pen.letterSpacing = run.letterSpacing;
    pen.fillText(run.text, run.left, run.baseline);
  }
  if (isRuled) pen.fillRect(rule.left, rule.top, rule.width, rule.height);
  if (slice.under === null) return;
  if ('grid' in slice.under) {
    drawGrid(slice.under.grid, slice.area, pen);
    return;
  }
  pen.fillStyle = '#00f';
  pen.font = slice.under.font;
  pen.letterSpacing = slice.under.letterSpacing;
  pen.fillText(slice.under.text, slice.under.left, slice.under.baseline);
}

/** Fills the area with the cells of a picture, in blue; each cell leaves a gap of a sixth of its size. */
function drawGrid(grid: Grid, { width, height }: Pick<Box, 'width' | 'height'>, pen: CanvasRenderingContext2D): void {
  const down = height / grid.length;
  for (const [row, cells] of grid.entries()) {
    const across = width / cells.length;
    for (const [column, coverage] of cells.entries()) {
      if (coverage === 0) continue;
      pen.fillStyle = `rgb(0 0 ${Math.round(255 * coverage)})`;
      pen.fillRect(column * across, row * down, across, (down * 5) / 6);
    }
  }
}

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
