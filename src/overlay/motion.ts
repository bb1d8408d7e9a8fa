import type { EffectsMode } from '../state/effects.ts';

/**
 * Limits on movement in the overlay, for one effects mode. Only this file decides them; systems read them and do not
 * know the mode.
 */
export interface Motion {
  /** True: eggs drift. False: they do not move. */
  readonly eggsDrift: boolean;
  /**
   * `torn`: the text of a line or of an area is distorted. `hairline`, the calm version: one hairline that fades in and
   * out once.
   */
  readonly glitch: 'torn' | 'hairline';
  /**
   * `marked`: marks appear in the order of reading. `faded`, the calm version: all marks fade in and out once, and no
   * word changes.
   */
  readonly reading: 'marked' | 'faded';
  /**
   * `sweep`: an edge of light moves from left to right. `edge`, the calm version: the edge fades in and out in one
   * place.
   */
  readonly scan: 'sweep' | 'edge';
  /** `front`: a front passes over the page. `still`, the calm version: only its word fades in and out. */
  readonly phase: 'front' | 'still';
  /** The shortest duration of a disturbance, ms. In calm mode it lengthens a 200 ms burst. */
  readonly leastBurstMs: number;
}

const full: Motion = {
  eggsDrift: true,
  glitch: 'torn',
  reading: 'marked',
  scan: 'sweep',
  phase: 'front',
  leastBurstMs: 0,
};
const calm: Motion = {
  eggsDrift: false,
  glitch: 'hairline',
  reading: 'faded',
  scan: 'edge',
  phase: 'still',
  leastBurstMs: 1200,
};

/** Null: there is no canvas, and the egg buttons draw the eggs. B-A11Y-03. */
export const motionOf: Readonly<Record<EffectsMode, Motion | null>> = { full, calm, off: null };
