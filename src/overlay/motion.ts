import type { EffectsMode } from '../state/effects.ts';

/** What each mode lets the overlay do. The only place where that is decided; systems ask, and never look at the mode. */
export interface Motion {
  /** Eggs go about like things in water; otherwise they lie where they emerged. */
  readonly eggsDrift: boolean;
  /** A torn line, or its calm version: one hairline that comes and goes once. */
  readonly glitch: 'torn' | 'hairline';
  /** A sweep from left to right, or its calm version: the edge alone, which fades in and out where it stands. */
  readonly scan: 'sweep' | 'edge';
  /** The least time that anything drawn takes to come and go, ms. Calm rounds a 200 ms burst up to this. */
  readonly leastBurstMs: number;
}

const full: Motion = { eggsDrift: true, glitch: 'torn', scan: 'sweep', leastBurstMs: 0 };
const calm: Motion = { eggsDrift: false, glitch: 'hairline', scan: 'edge', leastBurstMs: 1200 };

/** Null means that nothing is drawn and no canvas exists; the eggs' buttons then draw themselves. B-A11Y-03. */
export const motionOf: Readonly<Record<EffectsMode, Motion | null>> = { full, calm, off: null };
