import { atom } from 'jotai';
import type { SidenoteKind } from '../content/sidenotes.ts';
import type { Point } from './disturbance.ts';

/** A marked word whose reason the margin may say. */
export interface Sidenote {
  readonly kind: SidenoteKind;
  readonly range: Range;
}

/** The latest marked word; null before the first. B-OVL-11. */
export const sidenoteAtom = atom<Sidenote | null>(null);

/**
 * The reason of the word of a moment. `rested`: that of the longest rest and its time, ms; `own`: the name, where there
 * was no rest; `counted`: the time that a line was read for, beside the text: the caption is at this point.
 */
export type Caption =
  | { readonly kind: 'rested'; readonly word: string; readonly restMs: number }
  | { readonly kind: 'own' }
  | { readonly kind: 'counted'; readonly at: Point };

/** The latest moment whose reason the margin may say; null before the first. B-OVL-04. */
export const captionAtom = atom<Caption | null>(null);
