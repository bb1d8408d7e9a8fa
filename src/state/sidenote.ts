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
 * The reason of an effect. `rested`: the word of the longest rest, and the time of that rest, ms. `own`: the site's
 * name, where there was no rest. `cause`: a line that comes first, or null. `counted`: the reading time of a line of
 * text. `disk`: the number of files that are whole. `scanned`: the scan of the archive. `at`: the lower left corner of
 * a word; null for the foot of the window.
 */
export type Caption = { readonly at: Point | null } & (
  | { readonly kind: 'rested'; readonly word: string; readonly restMs: number; readonly cause: string | null }
  | { readonly kind: 'own'; readonly cause: string | null }
  | { readonly kind: 'counted' }
  | { readonly kind: 'scanned' }
  | { readonly kind: 'disk'; readonly whole: number }
);

/** The reason of the latest effect that has one, for a caption; null before the first. B-OVL-04, R-ARC-08. */
export const captionAtom = atom<Caption | null>(null);
