import type { EffectsMode } from '../state/effects.ts';

/**
 * The overlay's permissions in an effects mode. Only this file decides them; systems read them and do not know the
 * mode.
 */
export interface Motion {
  /** True: eggs drift; false: they stay where they emerged. */
  readonly eggsDrift: boolean;
  /** A torn line, or the calm version: one hairline that fades in and out once. */
  readonly glitch: 'torn' | 'hairline';
  /** Marks that come in the order of reading, or the calm version: all fade in and out once, and no word changes. */
  readonly reading: 'marked' | 'faded';
  /** A sweep from left to right, or the calm version: only the edge, which fades in and out in one place. */
  readonly scan: 'sweep' | 'edge';
  /** A front that passes over the page, or the calm version: only its word, which fades in and out. */
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

/** Null: no canvas, the eggs' buttons draw themselves. B-A11Y-03. */
export const motionOf: Readonly<Record<EffectsMode, Motion | null>> = { full, calm, off: null };
