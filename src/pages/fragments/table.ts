import type { EvidenceTable, Lie } from '../../state/evidenceTable.ts';

/** A piece and its pin, in rem. */
export const card = { width: 9.2, height: 4.6, pinY: 0.55 } as const;
const gap = { x: 1.1, y: 1.3 } as const;
/** A thread of fewer pieces has nothing to cross; and one through more than a dozen is work. */
export const threadFrom = 4;
export const threadTo = 12;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const columnsIn = (width: number): number => Math.max(1, Math.floor((width + gap.x) / (card.width + gap.x)));

/** High enough for every piece to have a place, and for the lowest that somebody has put there. */
export function heightFor(pieces: number, width: number, table: EvidenceTable): number {
  const columns = columnsIn(width);
  const threaded = Math.min(pieces, threadTo);
  const rows = Math.ceil(threaded / columns) + Math.ceil((pieces - threaded) / columns);
  const lowest = Object.values(table).reduce((most, { y }) => Math.max(most, y), 0);
  return Math.max(rows * (card.height + gap.y), lowest + card.height, 3 * (card.height + gap.y));
}

/** A number without a factor in common with `count`, near its golden part: steps of it visit every cell once. */
function strideOf(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.382));
  while (divides(count, stride) !== 1) stride += 1;
  return stride;
}

/**
 * Where piece `index` of `count` is dealt, the newest first. Those on the thread get cells far from the one before, so that
 * it tangles, and the others follow below in order; each lies a little off the middle of its cell.
 */
export function dealt(index: number, count: number, width: number): Lie {
  const columns = columnsIn(width);
  const threaded = Math.min(count, threadTo);
  const cells = Math.ceil(threaded / columns) * columns;
  const cell = index < threaded ? (index * strideOf(cells)) % cells : cells + index - threaded;
  const free = Math.max(0.01, width - card.width);
  const column = (cell % columns) * (columns === 1 ? 0 : free / (columns - 1));
  const [leanX, leanY] = [(((index * 37) % 11) - 5) * 0.07, (((index * 53) % 13) - 6) * 0.07];
  return {
    x: Math.min(1, Math.max(0, (column + leanX) / free)),
    y: Math.floor(cell / columns) * (card.height + gap.y) + Math.max(0, leanY + 0.45),
  };
}

/** Where every piece lies: where it was put, else where it was dealt. In the order of the fragments, newest first. */
export const liesOf = (fragments: readonly string[], table: EvidenceTable, width: number): Lie[] =>
  fragments.map((fragment, index) => table[fragment] ?? dealt(index, fragments.length, width));

/** Where its pin is, in rem. */
export const pinOf = ({ x, y }: Lie, width: number): Point => ({
  x: x * Math.max(0, width - card.width) + card.width / 2,
  y: y + card.pinY,
});

/** Inside the table, whatever was asked for. */
export const within = ({ x, y }: Lie, height: number): Lie => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(Math.max(0, height - card.height), Math.max(0, y)),
});

/** Which side of the line from `a` to `b` a point is on. */
const side = (a: Point, b: Point, { x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

/** Where two lengths of thread cross between their ends; null where they do not. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [atC, atD] = [side(a, b, c), side(a, b, d)];
  if (atC * atD >= 0 || side(c, d, a) * side(c, d, b) >= 0) return null;
  const part = atC / (atC - atD);
  return { x: c.x + (d.x - c.x) * part, y: c.y + (d.y - c.y) * part };
}

/** Every place where the thread from pin to pin crosses itself. */
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

export const threadPath = (pins: readonly Point[]): string =>
  pins.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** Where a piece lies, for the style of its element. */
export const styleOf = ({ x, y }: Lie) => ({ left: `calc(${x} * (100% - ${card.width}rem))`, top: `${y}rem` });
