import { atom } from 'jotai';

/** Where the line for speech is open: the path of the page, and the button that has opened it. Null: closed. B-CASE-03. */
export const lineOpenOnAtom = atom<{ readonly path: string; readonly from: 'head' | 'margin' } | null>(null);
