import type { Collation, UnlockedProtocol } from '#contract/visitor.ts';
import { collatedClauses, contradictions, whatIsLeft } from '../../../content/protocols/collation.ts';
import { protocols } from '../../../content/protocols/protocols.ts';

const chairPhase = 5;

/** The protocols with these ids, in order. Unknown ids are skipped. */
export const unlockedProtocols = (ids: readonly string[]): UnlockedProtocol[] =>
  ids.flatMap((unlocked) =>
    protocols.filter(({ id }) => id === unlocked).map(({ word, title, text }) => ({ word, title, text })),
  );

/** The protocols side by side, and the remaining task; undefined until all are unlocked. B-SEAL-02. */
export function collationFor(ids: readonly string[], phaseUnlocked: number, isOver: boolean): Collation | undefined {
  if (!protocols.every(({ id }) => ids.includes(id))) return undefined;
  return {
    clauses: collatedClauses.map(({ title, pieces }) => ({ title, pieces: pieces.map((piece) => ({ ...piece })) })),
    joints: contradictions.map(({ says }) => says),
    left: isOver ? whatIsLeft.after : phaseUnlocked >= chairPhase ? whatIsLeft.chair : whatIsLeft.before,
  };
}
