import type { Egg } from '#contract/egg.ts';
import type { EggPlace } from '../../ui/egg-drawing/FreeSpace.ts';
import { type Drift, noDrift } from '../drift.ts';
import type { EggSprite } from './EggSprite.ts';

/** An egg on the page, and how it is drawn at this moment. */
export interface ShownEgg {
  egg: Egg;
  readonly sprite: EggSprite;
  /** Its resting position; null while there is no room for it. */
  place: EggPlace | null;
  /** The egg's button, found in the page; null until React has rendered it. */
  button: HTMLElement | null;
  /** Its position in the line of the linear pattern. */
  readonly slot: number;
  drift: Drift;
  /** Time in which it was hovered: pointed at, or focused. */
  hoveredMs: number;
  /** Time in which it was not hovered. */
  driftedMs: number;
  /** Opacity, 0 to 1: the egg fades in. */
  presence: number;
  /** It is pointed at or has the focus. */
  isHovered: boolean;
  /** Extra light of a hovered egg, 0 to 1. */
  hover: number;
  /** 0 to 1, progress of the bar of light since the discovery. */
  found: number;
  /** False where the flash limit has no room for the bar. */
  showsBar: boolean;
  isLeaving: boolean;
  /** It circles the page, at a point where it would cover text or a control. */
  isAway: boolean;
}

/** An egg that has just come: it has no place yet. `slot`: its position in the line of the linear pattern. */
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

/** Whether the light of an egg is changing, after hovering or a discovery. */
export const isChanging = ({ egg, place, isHovered, hover, found }: ShownEgg): boolean =>
  place !== null && (hover !== Number(isHovered) || (egg.discovered && found < 1));

/** Whether it only drifts, in its own light. */
export const isQuiet = ({ egg, place, presence, isHovered, hover, isLeaving }: ShownEgg): boolean =>
  place !== null && presence === 1 && !isHovered && hover === 0 && !egg.discovered && !isLeaving;

/** Target of the fading of an egg, 0 or 1. */
export const targetOf = ({ isLeaving, isAway, place }: ShownEgg): 0 | 1 =>
  isLeaving || isAway || place === null ? 0 : 1;
