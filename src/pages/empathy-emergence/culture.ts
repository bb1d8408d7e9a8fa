import { afterBell, dearPrice, type Field, fieldOf, placeOf, plainPrice, sown } from './lattice.ts';

/**
 * A kind of dish. `ground`: the initial state of every cell (0 keeps, 1 gives). `price`: the pay of a cell that keeps,
 * for each neighbour that gives.
 */
export interface Dish {
  readonly ground: 0 | 1;
  readonly price: number;
}

export type DishName = 'keeping' | 'giving' | 'dearer';

export const dishes: Readonly<Record<DishName, Dish>> = {
  keeping: { ground: 0, price: plainPrice },
  giving: { ground: 1, price: plainPrice },
  dearer: { ground: 1, price: dearPrice },
};

export const isDishName = (name: string | null | undefined): name is DishName => name != null && name in dishes;

/** The cells that a rod puts down, relative to the cell that is pointed at. */
export const rods = {
  one: [[0, 0]],
  three: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  four: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
} as const;
export type Rod = keyof typeof rods;

/** The state of a dish. */
export interface Culture {
  readonly field: Field;
  /** The field before the last bell: a cell that differs has just turned. */
  readonly before: Field;
  readonly bells: number;
}

/** The reader's actions on a dish. */
export type CultureAction =
  | { readonly kind: 'bell' }
  | { readonly kind: 'rinse' }
  /** `isAdded` false sets the cells back to their initial state. */
  | { readonly kind: 'put'; readonly x: number; readonly y: number; readonly rod: Rod; readonly isAdded: boolean };

/** A dish in its initial state. */
export const newCulture = ({ ground }: Dish): Culture => {
  const field = fieldOf(ground);
  return { field, before: field, bells: 0 };
};

/** The state of a dish after an action. Pure. */
export function afterAction(culture: Culture, action: CultureAction, dish: Dish): Culture {
  switch (action.kind) {
    case 'rinse':
      return newCulture(dish);
    case 'bell':
      return { field: afterBell(culture.field, dish.price), before: culture.field, bells: culture.bells + 1 };
    case 'put': {
      const kind = action.isAdded ? (dish.ground === 0 ? 1 : 0) : dish.ground;
      const at = rods[action.rod].map(([dx, dy]) => [action.x + dx, action.y + dy] as const);
      return {
        ...culture,
        field: sown(culture.field, at, kind),
        // This field is changed too, because a cell that is put down has not turned.
        before: sown(culture.before, at, kind),
      };
    }
  }
}

/** True if a rod put down here adds cells, false if it removes one cell. Only the rod `one` removes a cell. */
export const adds = ({ field }: Culture, { ground }: Dish, rod: Rod, x: number, y: number): boolean =>
  rod !== 'one' || field[placeOf(x, y)] === ground;
