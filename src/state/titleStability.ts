import { atom } from 'jotai';
import type { Phase } from '#contract/visitor.ts';
import { endedAtom, phaseAtom } from './profile.ts';

/** By phase: at 0 a title is whole, at 5 about two thirds of its letters are worn. */
const stabilities: Readonly<Record<Phase, number>> = { 0: 1, 1: 0.95, 2: 0.8, 3: 0.65, 4: 0.5, 5: 0.35 };

/** The stability of page titles, 0.35 to 1: lower with each phase, and 1 after the end. B-TXT-04. */
export const titleStabilityAtom = atom((get): number => (get(endedAtom) ? 1 : stabilities[get(phaseAtom)]));
