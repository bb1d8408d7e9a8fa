import { atom } from 'jotai';

/** Something the overlay should draw once, asked for by a page or by the simulation. The flash governor may say no. */
export interface DisturbanceRequest {
  readonly kind: 'glitch' | 'scan';
  readonly durationMs: number;
  /** Seeds the look of it, an unsigned 32-bit integer. */
  readonly seed: number;
}

/** The latest request; each is a new object, so that two alike are two. */
export const disturbanceAtom = atom<DisturbanceRequest | null>(null);
