import { atom } from 'jotai';
import type { SidenoteKind } from '../content/sidenotes.ts';

/** A marked word whose reason the margin may say. */
export interface Sidenote {
  readonly kind: SidenoteKind;
  readonly range: Range;
}

/** The latest marked word; null before the first. B-OVL-11. */
export const sidenoteAtom = atom<Sidenote | null>(null);

/** The word of a moment over the whole page: that of the longest rest and its time, ms; null for none. */
export interface Caption {
  readonly word: string | null;
  readonly restMs: number;
}

/** The latest moment whose reason the margin may say; null before the first. B-OVL-04. */
export const captionAtom = atom<Caption | null>(null);
