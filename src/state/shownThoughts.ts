import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { hashText } from '../ui/random.ts';
import { storedAtom } from './storedAtom.ts';

/** Hashes of the shown thoughts of /experience-d5u. */
export const shownThoughtsSchema = { type: 'array', items: { type: 'integer' } } as const satisfies StoredSchema;

/** Hashes of the shown thoughts; their texts would be 40 kB. */
const shownHashesAtom = storedAtom<readonly number[]>('d5u-thoughts', shownThoughtsSchema, []);

/**
 * The thoughts of /experience-d5u shown on this device, and their number. No thought is repeated before all thoughts
 * were shown. R-TH-01.
 */
export const shownAtom = atom((get) => {
  const hashes = new Set(get(shownHashesAtom));
  return { count: hashes.size, has: (text: string): boolean => hashes.has(hashText(text)) };
});

/** Adds a shown thought. */
export const addShownAtom = atom(null, (get, set, text: string) => {
  const hash = hashText(text);
  const hashes = get(shownHashesAtom);
  if (!hashes.includes(hash)) set(shownHashesAtom, [...hashes, hash]);
});

/** Starts again after all thoughts were shown, without repeating the current one. */
export const forgetShownAtom = atom(null, (_get, set, latest: string | undefined) =>
  set(shownHashesAtom, latest === undefined ? [] : [hashText(latest)]),
);
