import { atom } from 'jotai';
import type { SidenoteKind } from '../content/sidenotes.ts';

/** A marked word whose reason the margin may say. */
export interface Sidenote {
  readonly kind: SidenoteKind;
  readonly range: Range;
}

/** The latest marked word; null before the first. B-OVL-11. */
export const sidenoteAtom = atom<Sidenote | null>(null);
