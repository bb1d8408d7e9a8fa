import { atom } from 'jotai';

/**
 * The letters of the name on Home, from 0, that the reader has examined in this visit. They stay at full resolution.
 * B-HOME-11.
 */
export const nameResolvedAtom = atom<readonly number[]>([]);
