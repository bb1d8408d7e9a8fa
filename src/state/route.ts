import { atom } from 'jotai';

/** The path of the shown page, without query. Router sets it on every change of route; null before the first. */
export const pathAtom = atom<string | null>(null);
