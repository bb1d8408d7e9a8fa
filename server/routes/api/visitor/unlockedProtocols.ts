import type { UnlockedProtocol } from '#contract/visitor.ts';
import { protocols } from '../../../content/protocols/protocols.ts';

/** The protocols with these ids, in that order. Ids of protocols that no longer exist are left out. */
export const unlockedProtocols = (ids: readonly string[]): UnlockedProtocol[] =>
  ids.flatMap((unlocked) =>
    protocols.filter(({ id }) => id === unlocked).map(({ word, title, text }) => ({ word, title, text })),
  );
