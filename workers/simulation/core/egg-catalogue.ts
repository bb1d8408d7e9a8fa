import type { CatalogueEgg } from './catalogue/CatalogueEgg.ts';
import { commonEggs } from './catalogue/commonEggs.ts';
import { legendaryEggs } from './catalogue/legendaryEggs.ts';
import { mythicEggs } from './catalogue/mythicEggs.ts';
import { rareEggs } from './catalogue/rareEggs.ts';
import { uncommonEggs } from './catalogue/uncommonEggs.ts';

/** Every egg, eight of each type, by rarity. Before phase 3 no text reveals whose case it is. */
export const eggCatalogue: readonly CatalogueEgg[] = [
  ...commonEggs,
  ...uncommonEggs,
  ...rareEggs,
  ...legendaryEggs,
  ...mythicEggs,
];
