import { atom } from 'jotai';
import type { NarrativeState } from '#contract/narrative.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { narrativeAtom } from './narrative.ts';
import { storedAtom } from './storedAtom.ts';

/** Number of letters when they were last opened, as counted by `countLetters`. */
export const lettersOpenedSchema = { type: 'number' } as const satisfies StoredSchema;

/** Number of letters when the panel of letters was last open. */
const openedAtom = storedAtom<number>('d5u-letters', lettersOpenedSchema, 0);

/**
 * The number of these letters. A provisional letter counts as a half, so that the letter that replaces it is one more.
 * B-LET-04.
 */
export const countLetters = (letters: NarrativeState['personalizedNotes']): number =>
  letters.reduce((sum, { isProvisional }) => sum + (isProvisional === true ? 0.5 : 1), 0);

const countAtom = atom((get) => countLetters(get(narrativeAtom).personalizedNotes));

/** Whether a letter has been added or replaced since the panel was last open. */
export const hasNewLetterAtom = atom((get) => get(countAtom) > get(openedAtom));

/** Read access to the number of letters when the panel was last open. */
export const openedLettersAtom = atom((get) => get(openedAtom));

/** Records that the current letters have been shown. */
export const openLettersAtom = atom(null, (get, set) => set(openedAtom, get(countAtom)));
