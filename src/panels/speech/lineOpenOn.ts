import { atom } from 'jotai';

/** The place of the open input line: the path of the page, and the button that opened it. Null: closed. B-CASE-03. */
export const lineOpenOnAtom = atom<{ readonly path: string; readonly from: 'head' | 'margin' } | null>(null);
