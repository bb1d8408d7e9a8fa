import { atom } from 'jotai';

/** The research sheet of Home, where its glitches are drawn; null on every other page. R-LAND-10. */
export const researchSheetAtom = atom<HTMLElement | null>(null);
