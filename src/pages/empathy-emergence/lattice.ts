/** Width of the dish in cells. */
export const size = 33;
const middle = (size - 1) / 2;

/**
 * The pay of a cell that keeps, for each neighbour that gives: `plainPrice` in the first two dishes, `dearPrice` in the
 * third. A cell that gives is paid 1.
 */
export const plainPrice = 1.35;
export const dearPrice = 1.63;

/** A cell for each place of a square: 1 gives, 0 keeps. Places outside the dish stay 0 and are no cells. */
export type Field = Uint8Array;

/** Whether a place is inside the round dish. */
export const isIn = (x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < size && y < size && Math.hypot(x - middle, y - middle) <= middle + 0.35;

export const placeOf = (x: number, y: number): number => y * size + x;

const places = Array.from({ length: size * size }, (_, place) => place).filter((place) =>
  isIn(place % size, Math.floor(place / size)),
);

/** The places that touch each place, corners included: eight, or fewer at the rim. */
const neighbours: readonly (readonly number[])[] = Array.from({ length: size * size }, (_, place) => {
  const [x, y] = [place % size, Math.floor(place / size)];
  return [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const))
    .filter(([nx, ny]) => (nx !== x || ny !== y) && isIn(nx, ny))
    .map(([nx, ny]) => placeOf(nx, ny));
});

/** A dish in which every cell gives (1) or keeps (0). */
export function fieldOf(kind: 0 | 1): Field {
  const field = new Uint8Array(size * size);
  if (kind === 1) for (const place of places) field[place] = 1;
  return field;
}

/** The field with these places set to `kind`; places outside the dish are left out. */
export function sown(field: Field, at: readonly (readonly [x: number, y: number])[], kind: 0 | 1): Field {
  const next = field.slice();
  for (const [x, y] of at) if (isIn(x, y)) next[placeOf(x, y)] = kind;
  return next;
}

/**
 * The field after one bell. A cell is paid 1 for each neighbour that gives, or `price` if the cell itself keeps. Then
 * each cell takes the kind of the best paid cell among itself and its neighbours. If the best cells of both kinds have
 * the same pay, the cell does not change.
 */
export function afterBell(field: Field, price: number): Field {
  const pay = new Float64Array(field.length);
  for (const place of places) {
    let given = 0;
    for (const other of neighbours[place] ?? []) given += field[other] ?? 0;
    pay[place] = field[place] === 1 ? given : given * price;
  }
  const next = field.slice();
  for (const place of places) {
    const best = [-1, -1];
    for (const other of [place, ...(neighbours[place] ?? [])]) {
      const kind = field[other] ?? 0;
      best[kind] = Math.max(best[kind] ?? -1, pay[other] ?? 0);
    }
    const own = field[place] ?? 0;
    if ((best[1 - own] ?? -1) > (best[own] ?? -1)) next[place] = 1 - own;
  }
  return next;
}

/** Number of cells that give, and number of cells that keep. */
export function countOf(field: Field): { readonly give: number; readonly keep: number } {
  const give = places.reduce((sum, place) => sum + (field[place] ?? 0), 0);
  return { give, keep: places.length - give };
}
