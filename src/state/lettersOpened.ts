import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { narrativeAtom } from './narrative.ts';
import { storedAtom } from './storedAtom.ts';

/** How many letters had come when they were last looked at. */
export const lettersOpenedSchema = { type: 'integer' } as const satisfies StoredSchema;

/** How many letters had come when the panel of letters was last open. */
const openedAtom = storedAtom<number>('d5u-letters', lettersOpenedSchema, 0);

const countAtom = atom((get) => get(narrativeAtom).personalizedNotes.length);

/** Whether a letter has come since. */
export const hasNewLetterAtom = atom((get) => get(countAtom) > get(openedAtom));

/** The letters that are here now have been shown. */
export const openLettersAtom = atom(null, (get, set) => set(openedAtom, get(countAtom)));
