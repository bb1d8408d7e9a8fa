import { atom } from 'jotai';

/** Read access to the outbox of this device. */
interface OutboxView {
  /** The number of its batches; 0 where nothing can be stored. Never rejects. */
  readonly count: () => Promise<number>;
}

/** Set by app/wiring.ts; null until then. */
export const outboxAtom = atom<OutboxView | null>(null);
