import type { PreparedBatch } from '#contract/simulation.ts';
import { sendBatch, sendKept } from './flush.ts';
import { memoryOutbox, openOutbox, type Outbox } from './outbox.ts';
import { holdSession, isSessionOver } from './session.ts';

/** How far the kept copy may be behind what lies ready, in ms: what a crash of the page costs at most. */
const keepEveryMs = 5000;

/**
 * Owns the batch that lies ready and everything that was sent without an answer. Every record is in exactly one batch:
 * the sequence moves only here, and a batch prepared under a sequence that has left is ignored.
 */
export class Flusher {
  private ready: PreparedBatch | null = null;
  private lastSent = -1;
  private keptAt = -Infinity;
  private outbox: Outbox = memoryOutbox();
  private readonly sessionId: string;
  private readonly onSent: (batch: PreparedBatch) => void;
  private readonly onAnswered: () => void;

  /** `onSent`: the batch has left, its records are no longer pending. `onAnswered`: the server has counted something. */
  constructor(sessionId: string, onSent: (batch: PreparedBatch) => void, onAnswered: () => void) {
    this.sessionId = sessionId;
    this.onSent = onSent;
    this.onAnswered = onAnswered;
  }

  /** Opens the store and sends what earlier visits left there. */
  async open(): Promise<void> {
    holdSession(this.sessionId);
    this.outbox = await openOutbox();
    if ((await this.resend()) > 0) this.onAnswered();
  }

  /** Takes over what the worker has prepared. */
  prepare(batch: PreparedBatch | null): void {
    if (batch !== null && batch.sequence <= this.lastSent) return;
    this.ready = batch;
    if (batch === null || performance.now() - this.keptAt < keepEveryMs) return;
    this.keptAt = performance.now();
    void this.keep(batch);
  }

  /** Sends what lies ready, in this very task, and then whatever waits. R-BEH-02, R-BEH-05. */
  async flush(): Promise<void> {
    const batch = this.ready;
    if (batch === null) {
      if ((await this.resend()) > 0) this.onAnswered();
      return;
    }
    this.ready = null;
    this.lastSent = batch.sequence;
    const outcome = sendBatch(batch, this.outbox);
    const kept = this.keep(batch);
    this.onSent(batch);
    await kept;
    if ((await outcome) === 'kept') return;
    // The answer may have come before the copy was written.
    await this.outbox.drop(batch.id);
    await this.resend();
    this.onAnswered();
  }

  private keep(batch: PreparedBatch): Promise<void> {
    const kept = this.outbox.keep({ ...batch, sessionId: this.sessionId });
    return kept.catch((error: unknown) => console.warn('A batch could not be kept on this device.', error));
  }

  private resend(): Promise<number> {
    return sendKept(this.outbox, async (batch) =>
      batch.sessionId === this.sessionId ? batch.sequence <= this.lastSent : isSessionOver(batch.sessionId),
    );
  }
}
