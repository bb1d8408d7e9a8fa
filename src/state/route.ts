import { atom } from 'jotai';

/** The path that shows, without query. Set by the application on every route change; null before the first. */
export const pathAtom = atom<string | null>(null);
