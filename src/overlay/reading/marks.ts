import type { Box } from '../pageLines.ts';
import { piecesOf, surpriseOf } from './pieces.ts';
import { type Span, spansOf, type WordLine } from './words.ts';

/** A part of a reading effect, drawn by reading.frag. Positions are CSS pixels of the window. */
export interface Mark {
  readonly shape:
    | { readonly kind: 'area'; readonly box: Box }
    | { readonly kind: 'line'; readonly points: readonly (readonly [x: number, y: number])[]; readonly width: number };
  /** 0 to 1. Below 0.6 the mark has the tint of an area, from 0.6 the colour of a line. */
  readonly strength: number;
  /** Start of the mark, 0 (first mark) to 1 (last mark). */
  readonly begins: number;
  /** Whether the mark keeps its full opacity until all marks fade out. Otherwise it fades soon after its start. */
  readonly stays: boolean;
}

/** Progress of the effect at which the last mark begins, 0 to 1. */
export const lastBegins = 0.6;

/** The value of `begins` for a mark that appears at `progress` of the effect, 0 to 1. */
export const beginsAt = (progress: number): number => Math.min(1, progress / lastBegins);

const pale = 0.34;
const clear = 0.5;
const stroke = 0.85;

/**
 * Distance between the dots of an area, CSS pixels; and radius of the dots at the bottom edge of the area, as a share
 * of this distance.
 */
const grain = 4;
const largestDot = 0.6;

/** The spans, each with its start, 0 to 1: the share of the total width that is before the span. */
function inReadingOrder(spans: readonly Span[]): readonly (readonly [span: Span, begins: number])[] {
  const whole = spans.reduce((sum, { rect }) => sum + rect.width, 0);
  let read = 0;
  return spans.map((span) => {
    const begins = read / Math.max(1, whole);
    read += span.rect.width;
    return [span, begins] as const;
  });
}

const areaOf = ({ left, top, width, height }: DOMRect): Box => ({
  x: left,
  y: top + 0.06 * height,
  width,
  height: 0.88 * height,
});

/** The pieces (tokens) of the lines. Reads layout. */
export const pieceSpansOf = (lines: readonly WordLine[]): readonly Span[] =>
  lines.flatMap((line) => spansOf(line, piecesOf));

/** Marks for pieces: each piece has a tint and a line at its left edge. Every second tint is stronger. B-OVL-06. */
export function markPieces(spans: readonly Span[]): readonly Mark[] {
  return inReadingOrder(spans).flatMap(([{ rect }, begins], index): readonly Mark[] => {
    const box = areaOf(rect);
    const points = [[box.x, box.y] as const, [box.x, box.y + box.height] as const];
    const edge = { shape: { kind: 'line', points, width: 1 }, strength: stroke, begins, stays: true } as const;
    const ground = {
      shape: { kind: 'area', box },
      strength: index % 2 === 0 ? pale : clear,
      begins,
      stays: false,
    } as const;
    return [ground, edge];
  });
}

/**
 * At most one of `wordsPerLit` words stays lit. A lit word has at least `leastBits` bits of surprisal and at least
 * `leastLetters` letters.
 */
const wordsPerLit = 6;
const leastBits = 14;
const leastLetters = 4;

/** The least expected words, at most one in six, the least expected first. */
export function surprisingSpans(spans: readonly Span[]): readonly Span[] {
  const words = spans.filter(({ text }) => text.length >= leastLetters && /\p{L}/u.test(text));
  const bits = new Map(words.map((span) => [span, surpriseOf(span.text)]));
  return words
    .filter((span) => bits.get(span)! >= leastBits)
    .toSorted((a, b) => bits.get(b)! - bits.get(a)!)
    .slice(0, Math.ceil(words.length / wordsPerLit));
}

/** Marks for a scan of the words, one by one. The words in `lit` stay marked. B-OVL-06. */
export function markSurprise(spans: readonly Span[], lit: ReadonlySet<Span>): readonly Mark[] {
  return inReadingOrder(spans).flatMap(([span, begins]) => markWord(span.rect, begins, lit.has(span)));
}

/** Marks for a word that was read. A lit word stays marked and has a line under it. */
export function markWord(rect: DOMRect, begins: number, isLit: boolean): readonly Mark[] {
  const box = areaOf(rect);
  const ground: Mark = { shape: { kind: 'area', box }, strength: clear, begins, stays: isLit };
  if (!isLit) return [ground];
  const foot = box.y + box.height;
  const points = [[box.x, foot] as const, [box.x + box.width, foot] as const];
  return [ground, { shape: { kind: 'line', points, width: 1.5 }, strength: stroke, begins, stays: true }];
}

/** Number of segments of a curve. Each segment begins a little later than the previous one. */
const segments = 28;
const widths = [2.6, 1.7, 1.1] as const;

/** Curves from one word to at most three other words. The first curve is the thickest. B-OVL-06. */
export function markThreads(from: DOMRect, targets: readonly DOMRect[]): readonly Mark[] {
  const threads = targets.slice(0, widths.length).flatMap((to, index) => {
    const [x0, y0] = [(from.left + from.right) / 2, from.top];
    const x1 = (to.left + to.right) / 2;
    // A thread leaves its word upwards and reaches the other word from above.
    const y1 = to.top;
    const lift = 18 + 0.14 * Math.abs(x1 - x0) + 10 * index;
    const at = (share: number): readonly [number, number] => {
      const [a, b, c, d] = [(1 - share) ** 3, 3 * (1 - share) ** 2 * share, 3 * (1 - share) * share ** 2, share ** 3];
      return [a * x0 + b * x0 + c * x1 + d * x1, a * y0 + b * (y0 - lift) + c * (y1 - lift) + d * y1];
    };
    const begins = (step: number) => (0.18 * index + step / segments) / 1.4;
    const parts = Array.from({ length: segments }, (_, step): Mark => {
      const points = [at(step / segments), at((step + 1.2) / segments)];
      return {
        shape: { kind: 'line', points, width: widths[index]! },
        strength: stroke,
        begins: begins(step),
        stays: true,
      };
    });
    return [...parts, ...markWord(to, Math.min(1, begins(segments)), true)];
  });
  return [...markWord(from, 0, true), ...threads];
}

/** Draws the marks for reading.frag into an area of the window. `resolution`: pixels per CSS pixel. */
export function drawMarks(marks: readonly Mark[], area: Box, canvas: HTMLCanvasElement, resolution: number): void {
  canvas.width = Math.round(area.width * resolution);
  canvas.height = Math.round(area.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, area.width, area.height);
  pen.translate(-area.x, -area.y);
  pen.lineCap = 'round';
  for (const { shape, strength, begins, stays } of marks) {
    const red = 255 * strength;
    const colour = `rgb(${red} ${red * begins} ${stays ? red : 0})`;
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    if (shape.kind === 'area') drawHalftone(pen, shape.box);
    else {
      pen.lineWidth = shape.width;
      pen.beginPath();
      for (const [x, y] of shape.points) pen.lineTo(x, y);
      pen.stroke();
    }
  }
}

/**
 * Dots that are large at the bottom of a box and vanish towards its top. A solid area would look like a text selection.
 */
function drawHalftone(pen: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  pen.beginPath();
  for (let top = y + height - grain / 2; top > y; top -= grain) {
    const radius = (grain * largestDot * (top - y)) / height;
    for (let left = x + grain / 2; left < x + width; left += grain) {
      pen.moveTo(left + radius, top);
      pen.arc(left, top, radius, 0, 2 * Math.PI);
    }
  }
  pen.fill();
}

/** The part of the window that contains the marks, with a margin, in whole CSS pixels. */
export function areaOfMarks(marks: readonly Mark[], width: number, height: number): Box {
  const space = 6;
  const points = marks.flatMap(({ shape }) =>
    shape.kind === 'line'
      ? shape.points
      : [[shape.box.x, shape.box.y] as const, [shape.box.x + shape.box.width, shape.box.y + shape.box.height] as const],
  );
  const left = Math.max(0, Math.floor(Math.min(...points.map(([x]) => x)) - space));
  const top = Math.max(0, Math.floor(Math.min(...points.map(([, y]) => y)) - space));
  const right = Math.min(width, Math.ceil(Math.max(...points.map(([x]) => x)) + space));
  const bottom = Math.min(height, Math.ceil(Math.max(...points.map(([, y]) => y)) + space));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
