import { atom } from 'jotai';
import type { SidenoteKind } from '../content/sidenotes.ts';
import type { Point } from './disturbance.ts';

/** A marked word. A note in the margin may show the reason of the mark. */
export interface Sidenote {
  readonly kind: SidenoteKind;
  readonly range: Range;
}

/** The latest marked word; null before the first. B-OVL-11. */
export const sidenoteAtom = atom<Sidenote | null>(null);

/**
 * The reason of the word that a moment shows. `rested`: the word of the longest rest, and the time of that rest, ms.
 * `own`: the site's name, where there was no rest. `counted`: the reading time of a line of text. `at`: the lower left
 * corner of the word; null for a word that has no place beside the text.
 */
export type Caption = { readonly at: Point | null } & (
  | { readonly kind: 'rested'; readonly word: string; readonly restMs: number }
  | { readonly kind: 'own' }
  | { readonly kind: 'counted' }
);

/** The reason of the latest moment, for a caption; null before the first moment. B-OVL-04. */
export const captionAtom = atom<Caption | null>(null);
