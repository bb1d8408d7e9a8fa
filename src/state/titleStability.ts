import { atom } from 'jotai';
import { endedAtom, phaseAtom } from './profile.ts';

/** Stability by phase: at phase 0 a title is whole, at phase 5 about two thirds of its letters are worn. */
const stabilities = [1, 0.95, 0.8, 0.65, 0.5, 0.35] as const;

/** The stability of page titles, 0.35 to 1: lower with each phase, and 1 after the end. B-TXT-04. */
export const titleStabilityAtom = atom((get): number => (get(endedAtom) ? 1 : stabilities[get(phaseAtom)]));
