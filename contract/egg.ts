/* Easter eggs, as page and worker exchange them. Spec §3 "Easter egg", R-EGG-01 to 08. */

/** From the least to the most rare. */
export const eggRarities = ['common', 'uncommon', 'rare', 'legendary', 'mythic'] as const;
export type EggRarity = (typeof eggRarities)[number];

/** The object that is drawn. */
export type EggType = 'button' | 'key' | 'tooth' | 'spoon' | 'stamp' | 'feather' | 'fuse' | 'thimble';

/** The condition that makes an egg possible: time, or an action of the reader within the last 15 s. */
export type EggTrigger = 'time' | 'dwell' | 'scroll' | 'hover' | 'click';

export type TimeOfDay = 'night' | 'twilight' | 'day';

/** The reader's behaviour in the last minute, derived from telemetry. */
export type BehaviorPattern = 'lingering' | 'skimming' | 'wandering' | 'acting';

export interface EggMetadata {
  /** Emerges only at this suspicion or above, 0 to 5. */
  readonly suspicionThreshold: number;
  /** Emerges only at this phase or above, 0 to 5. */
  readonly phaseRequirement: number;
  /** Emerges only at this time of the visitor's day; null for any. */
  readonly timeOfDay: TimeOfDay | null;
  /** Emerges only with this behaviour pattern; null for any. */
  readonly behaviorPattern: BehaviorPattern | null;
}

export interface Egg {
  /** Unique in a session. */
  readonly id: string;
  readonly type: EggType;
  readonly title: string;
  readonly content: string;
  readonly trigger: EggTrigger;
  readonly rarity: EggRarity;
  readonly discovered: boolean;
  /** Percent of the browser's window, 0 to 100 each. */
  readonly position: { readonly x: number; readonly y: number };
  /** Milliseconds from emergence to removal. */
  readonly lifespan: number;
  readonly metadata: EggMetadata;
  /** Simulation time of emergence, ms. */
  readonly emergedAt: number;
}

/** In the order of precedence of R-EGG-06. */
export type EmergencePattern = 'chaotic' | 'recursive' | 'quantum' | 'linear';

/** Slugs of every egg in the catalogue of the simulation. A discovered egg leaves the fragment `egg:<slug>`. */
export const eggSlugs: readonly string[] = [
  'coat-button',
  'cupboard-key',
  'canteen-teaspoon',
  'received-stamp',
  'pigeon-feather',
  'radiator-fuse',
  'binders-thimble',
  'milk-tooth',
  'reset-button',
  'call-button',
  'letter-key',
  'space-key',
  'zip-tooth',
  'comb-tooth',
  'medicine-spoon',
  'copy-stamp',
  'duster-feather',
  'pillow-feather',
  'plug-fuse',
  'spare-fuse',
  'leather-thimble',
  'cracked-button',
  'piano-key',
  'half-measure',
  'second-class-stamp',
  'left-quill',
  'blown-fuse',
  'pause-button',
  'gear-tooth',
  'shared-spoon',
  'time-stamp',
  'green-stamp',
  'fan-feather',
  'shuttlecock-feather',
  'slow-fuse',
  'numbered-thimble',
  'bell-thimble',
  'porcelain-thimble',
  'gold-crown',
  'fifth-key',
  'lift-button',
  'christening-spoon',
  'off-button',
  'answer-key',
  'wisdom-tooth',
  'bent-spoon',
  'unfranked-stamp',
  'dipped-feather',
  'test-fuse',
  'index-thimble',
  'dissenting-stamp',
  'weighed-feather',
  'lamp-fuse',
  'plaintiffs-button',
  'sixth-key',
  'probe-tooth',
  'turning-spoon',
  'locked-fuse',
  'swept-thimble',
  'tidal-thimble',
  'unnamed-tooth',
  'faceless-stamp',
  'salt-spoon',
  'ice-key',
];
