import { atom } from 'jotai';
import type { GlitchKind, ReadingKind } from '#contract/simulation.ts';
import { effectsModeAtom } from './effects.ts';
import type { MomentFront } from './momentFronts.ts';
import { phaseAtom } from './profile.ts';
import type { Store } from './Store.ts';

/** A point of the browser window, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture in cells that fills an area: rows of coverages, 0 to 1. All rows have the same length. */
export type Grid = readonly (readonly number[])[];

interface Timed {
  readonly durationMs: number;
}

/**
 * An effect that the overlay draws once, requested by a page or by the simulation. The flash limit may refuse it.
 * `phase`: the moment when a reader reaches a phase, recovers a file, rests on a title for the first time or completes
 * the act of a page. The moment shows `word`, or by default the word of the longest rest. `front`: how it crosses the
 * browser window, by default as a ring; `from`: the point at which it begins or, for `closing`, ends, by default the
 * marked word, or else the pointer. `cause`: the first line of its caption. `way`: the moment also shows the pointer's
 * way in the last 30 s, with its pauses. With `beside` there is no front, and the word is beside the text, near that
 * point of the window; `counts`: its caption says that it counts the reading. `under`: the words that a glitch shows
 * where there is no text. `grid`: a glitch shows these cells under the text, and no words; rows of coverages, 0 to 1.
 * `settles`: afterwards a word of the torn line settles. `at`: the point of the window where a reading effect is
 * drawn. The effect is drawn in the line of text there, or not at all. `answers`: the effect answers an act of the
 * reader. `seed`: for the appearance, an unsigned 32-bit integer.
 */
export type DisturbanceRequest = { readonly seed: number } & (
  | ({
      readonly kind: 'glitch';
      readonly glitch: GlitchKind;
      readonly reach: number;
      readonly under?: string;
      readonly grid?: Grid;
      readonly settles?: true;
    } & Timed)
  | {
      readonly kind: 'reading';
      readonly reading: ReadingKind;
      readonly reach: number;
      readonly at?: Point;
      readonly answers?: true;
    }
  | ({ readonly kind: 'scan' } & Timed)
  | ({
      readonly kind: 'phase';
      readonly word?: string;
      readonly front?: MomentFront;
      readonly cause?: string;
      readonly way?: true;
      readonly from?: Point;
      readonly beside?: Point;
      readonly counts?: true;
    } & Timed)
);

/** Time in which the front of a moment crosses the browser window, ms. B-OVL-04. */
export const momentMs = 1500;

/** True while a page shows a scene that nothing may disturb. */
export const quietAtom = atom(false);

/** True while the overlay draws a moment; set by the overlay. */
export const hasMomentAtom = atom(false);

/** True from the time at which a phase is reached until 8 s after its moment. Then no ambient effect begins. */
export const isPhaseNewAtom = atom(false);

/** True once a moment has been requested in this page load. */
export const hadMomentAtom = atom(false);

/** True if the effect is not an answer to an act of the reader. A moment has priority over such an effect. */
const isAmbient = (request: DisturbanceRequest): boolean =>
  (request.kind === 'glitch' && request.under === undefined) ||
  (request.kind === 'reading' && request.answers !== true);

/** True for the glitch that the archive has at fixed times. */
const isTimed = (request: DisturbanceRequest): boolean => request.kind === 'glitch' && request.grid !== undefined;

const latestAtom = atom<DisturbanceRequest | null>(null);

/**
 * The latest request. Each request is a new object, so that two equal requests count as two. With effects off a request
 * is dropped: it must not be drawn when effects are switched on later. A request in a quiet scene is dropped too, and
 * so is an ambient request during a moment or while a phase is new.
 */
export const disturbanceAtom = atom(
  (get) => get(latestAtom),
  (get, set, request: DisturbanceRequest | null) => {
    const isDropped =
      get(effectsModeAtom) === 'off' ||
      get(quietAtom) ||
      (request !== null && isAmbient(request) && (get(hasMomentAtom) || (get(isPhaseNewAtom) && !isTimed(request))));
    set(latestAtom, isDropped ? null : request);
    if (!isDropped && request?.kind === 'phase') set(hadMomentAtom, true);
  },
);

/** Time in which a word beside the text appears, ms. B-HOME-20, B-OVL-04. */
export const besideMs = 700;

/** At phase 0, requests a word beside the text, if this page load has requested no moment. B-HOME-20. */
export function showBeside(store: Store, word: string): void {
  if (store.get(phaseAtom) > 0 || store.get(hadMomentAtom)) return;
  const beside = { x: innerWidth, y: 0 };
  store.set(disturbanceAtom, { kind: 'phase', word, beside, counts: true, durationMs: besideMs, seed: 0 });
}
