import { atom } from 'jotai';

/** A sound in words, and the number of times that it was heard in a row. */
export interface Caption {
  /** Unique in a page load. */
  readonly id: number;
  readonly text: string;
  readonly count: number;
}

const kept = 8;
const listAtom = atom<readonly Caption[]>([]);

/**
 * The last eight captions, the newest first. A sound that repeats the newest caption only raises the count of that
 * caption. B-SND-01.
 */
export const captionsAtom = atom((get) => get(listAtom));

/** Adds the caption of a sound. */
export const addCaptionAtom = atom(null, (get, set, text: string) => {
  const list = get(listAtom);
  const [newest, ...older] = list;
  if (newest?.text === text) set(listAtom, [{ ...newest, count: newest.count + 1 }, ...older]);
  else set(listAtom, [{ id: (newest?.id ?? 0) + 1, text, count: 1 }, ...list].slice(0, kept));
});

/** Empties the list, when sound is switched off. */
export const forgetCaptionsAtom = atom(null, (_, set) => set(listAtom, []));
