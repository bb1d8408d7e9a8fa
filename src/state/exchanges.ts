import { atom } from 'jotai';
import type { Hint } from '#contract/api/say.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** A saying in the form, and its answer. In memory only. */
export interface Exchange {
  readonly said: string;
  readonly answer: string;
  /** The name of the voice; empty for the page itself. */
  readonly from: string;
  /** A path of this site in the answer; null for none. */
  readonly link: string | null;
}

const kept = 3;
const exchangesKept = atom<readonly Exchange[]>([]);

/** The last three exchanges since the page was loaded, oldest first. B-SAY-06. */
export const exchangesAtom = atom((get) => get(exchangesKept));

/** Adds an exchange, and keeps only the last three. */
export const addExchangeAtom = atom(null, (get, set, exchange: Exchange) => {
  set(exchangesKept, [...get(exchangesKept), exchange].slice(-kept));
});

/**
 * Hashes of the server's latest answers since the page was loaded, except refusals, oldest first. In memory only.
 * B-SAY-12.
 */
export const heardAtom = atom<readonly number[]>([]);

/** The latest hint; null before the first. It is sent to the server, which stores nothing. B-SAY-05. */
export const lastHintAtom = atom<Hint | null>(null);

export const missedSchema = { type: 'array', items: { type: 'integer' } } as const satisfies StoredSchema;

/**
 * Hashes of the latest refusals in this tab, oldest first, so that every refusal is used before a refusal is repeated.
 * B-SAY-02.
 */
export const missedAtom = storedAtom<readonly number[]>('d5u-missed', missedSchema, [], {
  storage: () => sessionStorage,
});

/** Forgets the exchanges, the hashes of the answers and the hint, when the visitor is erased. */
export const forgetExchangesAtom = atom(null, (_, set) => {
  set(exchangesKept, []);
  set(heardAtom, []);
  set(lastHintAtom, null);
});
