import { atom } from 'jotai';
import type { Hint } from '#contract/api/say.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** What was said in the form, and what it was answered. In memory only. */
export interface Exchange {
  readonly said: string;
  readonly answer: string;
  /** The name of the voice; empty for what the page itself says. */
  readonly from: string;
  /** A path of this site that the answer leads to; null for none. */
  readonly link: string | null;
}

const kept = 3;
const exchangesKept = atom<readonly Exchange[]>([]);

/** The last three exchanges since the page was loaded, oldest first. B-SAY-06. */
export const exchangesAtom = atom((get) => get(exchangesKept));

/** Adds an exchange, and drops the fourth. */
export const addExchangeAtom = atom(null, (get, set, exchange: Exchange) => {
  set(exchangesKept, [...get(exchangesKept), exchange].slice(-kept));
});

/** The hint that was given last; null before the first. The server is told of it and stores nothing. B-SAY-05. */
export const lastHintAtom = atom<Hint | null>(null);

export const askedSchema = { type: 'integer' } as const satisfies StoredSchema;

/** How often nothing has answered in this tab, so that each refusal comes once before one comes twice. B-SAY-02. */
export const askedAtom = storedAtom('d5u-asked', askedSchema, 0, { storage: () => sessionStorage });

/** Forgets the exchanges and the hint, when the visitor is erased. */
export const forgetExchangesAtom = atom(null, (_, set) => {
  set(exchangesKept, []);
  set(lastHintAtom, null);
});
