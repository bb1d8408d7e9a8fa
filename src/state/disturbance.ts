import { atom } from 'jotai';
import type { GlitchKind, ReadingKind } from '#contract/simulation.ts';
import { effectsModeAtom } from './effects.ts';
import { phaseAtom } from './profile.ts';
import type { Store } from './Store.ts';

/** CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Timed {
  readonly durationMs: number;
}

/**
 * A drawing that the overlay makes once, requested by a page or by the simulation. The flash limit may refuse it.
 * `phase`: the moment in which a reader reaches a phase, recovers a file or rests on a title for the first time; it
 * shows `word`, without one that of the longest rest; with `tide` it rises from the foot and goes out again;
 * with `beside` it stands beside the text, near this point of the window. `under`:
 * the words that a glitch shows where no text stands. `settles`: afterwards a word of the torn line settles. `at`: the
 * point of the window that a reading answers: it comes in the line there, or not at all. `seed`: of its look, an
 * unsigned 32-bit integer.
 */
export type DisturbanceRequest = { readonly seed: number } & (
  | ({
      readonly kind: 'glitch';
      readonly glitch: GlitchKind;
      readonly reach: number;
      readonly under?: string;
      readonly settles?: true;
    } & Timed)
  | { readonly kind: 'reading'; readonly reading: ReadingKind; readonly reach: number; readonly at?: Point }
  | ({ readonly kind: 'scan' } & Timed)
  | ({ readonly kind: 'phase'; readonly word?: string; readonly tide?: true; readonly beside?: Point } & Timed)
);

/** Time in which the front of a moment passes the window, ms. B-OVL-04. */
export const momentMs = 1500;

/** True while a page shows a scene that nothing disturbs. */
export const quietAtom = atom(false);

/** True while a moment is on the page, from the overlay. */
export const hasMomentAtom = atom(false);

/** True from the first request of a moment in a page load on. */
export const hadMomentAtom = atom(false);

/** Whether it answers no act of the reader. A moment goes before such an effect. */
const isAmbient = (request: DisturbanceRequest): boolean =>
  (request.kind === 'glitch' && request.under === undefined) ||
  (request.kind === 'reading' && request.at === undefined);

const latestAtom = atom<DisturbanceRequest | null>(null);

/**
 * The latest request. Each is a new object, so that two equal ones count as two. With effects off nobody draws it, so
 * it is dropped: it must not pass over the page when they are switched on later. So is one in a quiet scene, and an
 * ambient one during a moment.
 */
export const disturbanceAtom = atom(
  (get) => get(latestAtom),
  (get, set, request: DisturbanceRequest | null) => {
    const isDropped =
      get(effectsModeAtom) === 'off' ||
      get(quietAtom) ||
      (request !== null && get(hasMomentAtom) && isAmbient(request));
    set(latestAtom, isDropped ? null : request);
    if (!isDropped && request?.kind === 'phase') set(hadMomentAtom, true);
  },
);

/** Time in which a word beside the text comes, ms. B-HOME-20. */
const besideMs = 700;

/** Asks for a word in dots beside the text, at phase 0 and in a page load that had no moment. B-HOME-20. */
export function showBeside(store: Store, word: string): void {
  if (store.get(phaseAtom) > 0 || store.get(hadMomentAtom)) return;
  const beside = { x: innerWidth, y: 0 };
  store.set(disturbanceAtom, { kind: 'phase', word, beside, durationMs: besideMs, seed: 0 });
}
