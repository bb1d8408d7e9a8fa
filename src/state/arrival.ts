import { atom } from 'jotai';

/**
 * True once the first page has hydrated. Until then no atom that a page reads may change: React compares the
 * prerendered text, made from the initial values, with the atoms at the time of hydration.
 */
export const hasArrivedAtom = atom(false);
