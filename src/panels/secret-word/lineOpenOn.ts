import { atom } from 'jotai';

/** Path of the page on which the line for speech is open; null where it is closed. B-CASE-03. */
export const lineOpenOnAtom = atom<string | null>(null);
