import { atom } from 'jotai';

/** What can be asked of the outbox of this device. */
interface OutboxView {
  /** How many batches it holds; 0 where nothing can be stored. Never rejects. */
  readonly count: () => Promise<number>;
}

/** Wiring sets it; null before it is loaded. */
export const outboxAtom = atom<OutboxView | null>(null);
