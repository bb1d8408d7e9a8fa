import type { CardPositions, Position } from '../../state/cardPositions.ts';
import { clamp } from '../../ui/clamp.ts';

/** Size of a card and height of its pin, rem. */
export const card = { width: 9.2, height: 4.6, pinY: 0.55 } as const;
const gap = { x: 1.1, y: 1.3 } as const;
/**
 * Minimum and maximum number of pins on the thread. With fewer pins the thread cannot cross itself; with more pins the
 * reader would have too much work.
 */
export const threadFrom = 4;
export const threadTo = 12;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS px per rem. */
export const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The width in which a card's left edge can move, rem; above 0, because positions are divided by it. */
export const freeWidth = (width: number): number => Math.max(0.01, width - card.width);

const columnsIn = (width: number): number => Math.max(1, Math.floor((width + gap.x) / (card.width + gap.x)));

/** Height of the table, rem: enough for all dealt cards and for the lowest card that was moved, at least three rows. */
export function heightFor(cards: number, width: number, table: CardPositions): number {
  const columns = columnsIn(width);
  const threaded = Math.min(cards, threadTo);
  const rows = Math.ceil(threaded / columns) + Math.ceil((cards - threaded) / columns);
  const lowest = Object.values(table).reduce((most, { y }) => Math.max(most, y), 0);
  return Math.max(rows * (card.height + gap.y), lowest + card.height, 3 * (card.height + gap.y));
}

/** A number coprime to `count`, near 0.382 × `count`. Steps of this size visit each cell once. */
function strideOf(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.382));
  while (divides(count, stride) !== 1) stride += 1;
  return stride;
}

/**
 * The first position of card `index` of `count`, the newest first. Each card on the thread gets a cell far from the
 * cell of the previous card, so that the thread crosses itself. The other cards follow below in order. Each card is a
 * little off the middle of its cell.
 */
export function dealt(index: number, count: number, width: number): Position {
  const columns = columnsIn(width);
  const threaded = Math.min(count, threadTo);
  const cells = Math.ceil(threaded / columns) * columns;
  const cell = index < threaded ? (index * strideOf(cells)) % cells : cells + index - threaded;
  const free = freeWidth(width);
  const column = (cell % columns) * (columns === 1 ? 0 : free / (columns - 1));
  const [leanX, leanY] = [(((index * 37) % 11) - 5) * 0.07, (((index * 53) % 13) - 6) * 0.07];
  return {
    x: clamp((column + leanX) / free, 0, 1),
    y: Math.floor(cell / columns) * (card.height + gap.y) + Math.max(0, leanY + 0.45),
  };
}

/** The position of every card, newest first: the position set by the reader, or else the dealt position. */
export const positionsOf = (fragments: readonly string[], table: CardPositions, width: number): Position[] =>
  fragments.map((fragment, index) => table[fragment] ?? dealt(index, fragments.length, width));

/** Position of a card's pin, rem. */
export const pinOf = ({ x, y }: Position, width: number): Point => ({
  x: x * Math.max(0, width - card.width) + card.width / 2,
  y: y + card.pinY,
});

/** The area of a card's words, below the pin, rem. The thread passes behind this area. */
export const wordsOf = ({ x, y }: Position, width: number) => ({
  x: x * Math.max(0, width - card.width),
  y: y + 2 * card.pinY - 0.15,
  width: card.width,
  height: card.height - 2 * card.pinY + 0.3,
});

/** The nearest position inside the table. */
export const within = ({ x, y }: Position, height: number): Position => ({
  x: clamp(x, 0, 1),
  y: clamp(y, 0, Math.max(0, height - card.height)),
});

/** Positive on one side of the line from `a` to `b`, negative on the other. */
const side = (a: Point, b: Point, { x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

/** The point at which the segments ab and cd cross between their ends; null if they do not cross. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [atC, atD] = [side(a, b, c), side(a, b, d)];
  if (atC * atD >= 0 || side(c, d, a) * side(c, d, b) >= 0) return null;
  const part = atC / (atC - atD);
  return { x: c.x + (d.x - c.x) * part, y: c.y + (d.y - c.y) * part };
}

/** All points at which the thread from pin to pin crosses itself. */
export function crossingsOf(pins: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let first = 0; first + 1 < pins.length; first += 1) {
    for (let second = first + 2; second + 1 < pins.length; second += 1) {
      const [a, b, c, d] = [pins[first], pins[first + 1], pins[second], pins[second + 1]];
      const at = a && b && c && d ? crossing(a, b, c, d) : null;
      if (at !== null) found.push(at);
    }
  }
  return found;
}

/** The thread as an SVG path. */
export const threadPath = (pins: readonly Point[]): string =>
  pins.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** CSS position of a card. */
export const styleOf = ({ x, y }: Position) => ({
  left: `calc(${x} * max(0px, 100% - ${card.width}rem))`,
  top: `${y}rem`,
});
