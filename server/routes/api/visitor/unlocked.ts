import type { UnlockedProtocol } from '#contract/visitor.ts';
import { protocols } from '../../../content/protocols/words.ts';

/** The clauses of these ids as a visitor may read them, in that order; an id of a clause that is gone is left out. */
export const unlockedOf = (clauses: readonly string[]): UnlockedProtocol[] =>
  clauses.flatMap((clause) =>
    protocols.filter(({ id }) => id === clause).map(({ word, title, text }) => ({ word, title, text })),
  );
