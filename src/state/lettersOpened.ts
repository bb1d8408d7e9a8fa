import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { narrativeAtom } from './narrative.ts';
import { storedAtom } from './storedAtom.ts';

/** Number of letters when they were last opened. */
export const lettersOpenedSchema = { type: 'integer' } as const satisfies StoredSchema;

/** Number of letters when the panel of letters was last open. */
const openedAtom = storedAtom<number>('d5u-letters', lettersOpenedSchema, 0);

const countAtom = atom((get) => get(narrativeAtom).personalizedNotes.length);

/** Whether a letter has been added since the panel was last open. */
export const hasNewLetterAtom = atom((get) => get(countAtom) > get(openedAtom));

/** Read access to the number of letters when the panel was last open. */
export const openedLettersAtom = atom((get) => get(openedAtom));

/** Records that the current letters have been shown. */
export const openLettersAtom = atom(null, (get, set) => set(openedAtom, get(countAtom)));
