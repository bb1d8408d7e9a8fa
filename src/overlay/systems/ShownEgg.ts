import type { Egg } from '#contract/egg.ts';
import type { EggPlace } from '../../ui/egg-drawing/FreeSpace.ts';
import { type Drift, noDrift } from '../drift.ts';
import type { EggSprite } from './EggSprite.ts';

/** An egg on the page, and its present drawing. */
export interface ShownEgg {
  egg: Egg;
  readonly sprite: EggSprite;
  /** Resting position of the egg; null while there is no free space for the egg. */
  place: EggPlace | null;
  /** The egg's button, found in the page; null until React has rendered it. */
  button: HTMLElement | null;
  /** Position of the egg in the row of the linear pattern. */
  readonly slot: number;
  drift: Drift;
  /** Time in which the egg was hovered (pointed at or focused), or did not move in calm mode. */
  hoveredMs: number;
  /** Time in which the egg drifted. */
  driftedMs: number;
  /** Visible share of the egg, 0 to 1. It appears and disappears dot by dot. */
  presence: number;
  /** True while the egg is pointed at or has the focus. */
  isHovered: boolean;
  /** Extra light of a hovered egg, 0 to 1. */
  hover: number;
  /** Progress of the bar of light after the discovery, 0 to 1. */
  found: number;
  /** True after a discovery, if the flash limit has granted the bar without dimming. */
  showsBar: boolean;
  isLeaving: boolean;
  /** True while the egg circles the page and would cover text or a control. */
  isAway: boolean;
}

/** The state of a new egg, which has no place yet. `slot`: position of the egg in the row of the linear pattern. */
export const newEgg = (egg: Egg, sprite: EggSprite, slot: number): ShownEgg => ({
  egg,
  sprite,
  place: null,
  slot,
  drift: noDrift,
  hoveredMs: 0,
  button: null,
  driftedMs: 0,
  presence: 0,
  isHovered: false,
  hover: 0,
  found: egg.discovered ? 1 : 0,
  showsBar: false,
  isLeaving: false,
  isAway: false,
});

/** Whether the light of an egg is changing, after a change of hovering or a discovery. */
export const isChanging = ({ egg, place, isHovered, hover, found }: ShownEgg): boolean =>
  place !== null && (hover !== Number(isHovered) || (egg.discovered && found < 1));

/** Whether the egg only drifts, with its normal light. */
export const isQuiet = ({ egg, place, presence, isHovered, hover, isLeaving }: ShownEgg): boolean =>
  place !== null && presence === 1 && !isHovered && hover === 0 && !egg.discovered && !isLeaving;

/** The presence that an egg is fading to, 0 or 1. */
export const targetOf = ({ isLeaving, isAway, place }: ShownEgg): 0 | 1 =>
  isLeaving || isAway || place === null ? 0 : 1;
