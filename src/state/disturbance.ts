import { atom } from 'jotai';

/** Something for the overlay to draw once, requested by a page or by the simulation. The flash governor may refuse it. */
export interface DisturbanceRequest {
  readonly kind: 'glitch' | 'scan';
  readonly durationMs: number;
  /** Seeds the look of it, an unsigned 32-bit integer. */
  readonly seed: number;
}

/** The latest request. Each is a new object, so that two equal ones count as two. */
export const disturbanceAtom = atom<DisturbanceRequest | null>(null);
