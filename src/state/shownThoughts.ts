import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { hashText } from '../ui/random.ts';
import { storedAtom } from './storedAtom.ts';

/** Hashes of the thoughts of /experience-d5u that were shown. */
export const shownThoughtsSchema = { type: 'array', items: { type: 'integer' } } as const satisfies StoredSchema;

/** Hashes of the thoughts shown, because their texts would be 40 kB. */
const shownHashesAtom = storedAtom<readonly number[]>('d5u-thoughts', shownThoughtsSchema, []);

/** Which thoughts of /experience-d5u were shown on this device, and how many. None comes again before all have come. R-TH-01. */
export const shownAtom = atom((get) => {
  const hashes = new Set(get(shownHashesAtom));
  return { count: hashes.size, has: (text: string): boolean => hashes.has(hashText(text)) };
});

/** Adds a thought that is shown. */
export const addShownAtom = atom(null, (get, set, text: string) => {
  const hash = hashText(text);
  const hashes = get(shownHashesAtom);
  if (!hashes.includes(hash)) set(shownHashesAtom, [...hashes, hash]);
});

/** All have come: from the beginning, but not with the one that shows. */
export const forgetShownAtom = atom(null, (_get, set, latest: string | undefined) =>
  set(shownHashesAtom, latest === undefined ? [] : [hashText(latest)]),
);
