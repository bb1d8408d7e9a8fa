import { atom } from 'jotai';
import type { Phase } from '#contract/visitor.ts';
import { endedAtom, phaseAtom } from './profile.ts';

/** Stability by phase: at phase 0 a title is whole, at phase 5 about two thirds of its letters are worn. */
const stabilities = [1, 0.95, 0.8, 0.65, 0.5, 0.35] as const;

/** The stability of a page's title, 0.35 to 1: lower with each phase, and 1 after the end. B-TXT-04. Pure. */
export const titleStability = (phase: Phase, hasEnded: boolean): number => (hasEnded ? 1 : stabilities[phase]);

/** The stability of a title that follows the phase at once. */
export const titleStabilityAtom = atom((get): number => titleStability(get(phaseAtom), get(endedAtom)));
