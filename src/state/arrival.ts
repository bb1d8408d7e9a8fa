import { atom } from 'jotai';

/**
 * True once the first page has come to life. Until then no atom that a page reads may move: React hydrates a page's
 * boundary when its chunk is here, against what the atoms say at that moment, and the prerendered text knows only their
 * first values.
 */
export const hasArrivedAtom = atom(false);
