import { afterBell, dearPrice, type Field, fieldOf, placeOf, plainPrice, sown } from './lattice.ts';

/** What is in a dish before anybody touches it, and what it pays a keeper there. */
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

/** What the rod puts down at once, from the place that is pointed at, to the right and down. */
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

/** A dish and its past, as far as anybody looking at it can tell. */
export interface Culture {
  readonly field: Field;
  /** The field at the bell before: what differs has just turned. */
  readonly before: Field;
  readonly bells: number;
}

export type Deed =
  | { readonly kind: 'bell' }
  | { readonly kind: 'rinse' }
  /** `isAdded` false takes up what lies there. */
  | { readonly kind: 'put'; readonly x: number; readonly y: number; readonly rod: Rod; readonly isAdded: boolean };

export const fresh = ({ ground }: Dish): Culture => {
  const field = fieldOf(ground);
  return { field, before: field, bells: 0 };
};

/** A dish after something was done to it. Pure. */
export function afterDeed(culture: Culture, deed: Deed, dish: Dish): Culture {
  switch (deed.kind) {
    case 'rinse':
      return fresh(dish);
    case 'bell':
      return { field: afterBell(culture.field, dish.price), before: culture.field, bells: culture.bells + 1 };
    case 'put': {
      const kind = deed.isAdded ? (dish.ground === 0 ? 1 : 0) : dish.ground;
      const at = rods[deed.rod].map(([dx, dy]) => [deed.x + dx, deed.y + dy] as const);
      return {
        ...culture,
        field: sown(culture.field, at, kind),
        // What is put down has not turned.
        before: sown(culture.before, at, kind),
      };
    }
  }
}

/** Whether the rod, put down here, adds to the dish or takes up what it finds: one alone lifts its own kind. */
export const adds = ({ field }: Culture, { ground }: Dish, rod: Rod, x: number, y: number): boolean =>
  rod !== 'one' || field[placeOf(x, y)] === ground;
