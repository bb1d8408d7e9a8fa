import { atom } from 'jotai';

/** Read access to the outbox of this device. */
interface OutboxView {
  /** The number of its batches; 0 where nothing can be stored. Never rejects. */
  readonly count: () => Promise<number>;
}

/** Set by wiring; null before it is loaded. */
export const outboxAtom = atom<OutboxView | null>(null);
