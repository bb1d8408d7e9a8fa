import type { Egg, EggMetadata } from '#contract/egg.ts';

/** An egg before it has emerged. `slug` also names the fragment of a discovered egg, `egg:<slug>`. */
export interface CatalogueEgg extends Pick<Egg, 'type' | 'title' | 'content' | 'trigger' | 'rarity'> {
  readonly slug: string;
  readonly metadata: EggMetadata;
}

/** Conditions that are always true. */
export const anywhere: EggMetadata = {
  suspicionThreshold: 0,
  phaseRequirement: 0,
  timeOfDay: null,
  behaviorPattern: null,
};
