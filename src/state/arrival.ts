import { atom } from 'jotai';

/**
 * True once the first page has hydrated. Until then no atom that a page reads may change: React hydrates a page when its
 * chunk has loaded and compares it with the atoms at that moment, but the prerendered text was made from their initial
 * values.
 */
export const hasArrivedAtom = atom(false);
