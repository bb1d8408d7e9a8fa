import type { TelemetryBatch } from '#contract/telemetry.ts';
import { type BehaviorBatch, startPosition } from '#contract/telemetryFold.ts';
import { isRecordKept } from '../../device/consent.ts';
import { RetryPolicy } from '../retryPolicy.ts';
import { sendBatch } from './sendBatch.ts';
import { type ClosedBatch, deleteOutbox, noOutbox, openOutbox, type Outbox } from './outbox.ts';
import { closePending, dropClosed, type PendingTelemetry } from './pending.ts';
import { isSessionOver, lockSession } from './session.ts';

/**
 * Shortest time between two copies of the pending telemetry to the outbox, ms. With a heartbeat of 1 s, a copy is made
 * every 2 s. On a busy machine a crash loses less than 5 s.
 */
const copyEveryMs = 1500;
/** Shortest time between two searches of the outbox for batches of earlier sessions, ms. */
const adoptEveryMs = 10_000;
/** Limit on the keepalive bodies in flight, bytes. The browser allows 64 KiB, including headers. */
const inFlightLimit = 60_000;
/**
 * The worker reports every 30 s that a flush is due. After 60 heartbeats without a report the page no longer waits for
 * the report.
 */
const pendingLimit = 60;

const nothingPending: PendingTelemetry = { start: startPosition, batches: [] };

/**
 * Sends the records of the session, each in exactly one batch. It owns the pending telemetry, and closes and numbers
 * all batches: a batch from the worker with a number that is already closed is ignored. Closed batches are sent in
 * order, one request at a time, so that an unresponsive server gets only one request. Where no record is kept, a closed
 * batch is dropped, and nothing is stored or sent. B-PRV-04.
 */
export class Flusher {
  #pending = nothingPending;
  /** Number of the next batch. */
  #sequence = 1;
  #copiedAt = -Infinity;
  #adoptedAt = -Infinity;
  #isHidden = false;
  /**
   * Whether a record was kept at the last check of the consent. Everything recorded until that check belongs to that
   * consent.
   */
  #wasKept = true;
  /** The visitor has been erased: nothing is recorded, stored or sent any more. */
  #isCleared = false;
  #outbox: Outbox = noOutbox;
  #opening: Promise<Outbox> | null = null;
  /** Closed and unanswered batches, oldest first: those of earlier sessions before those of this session. */
  #waiting: ClosedBatch[] = [];
  /** The batches of the requests in flight, by id. */
  readonly #inFlight = new Map<string, ClosedBatch>();
  #hasNews = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #retryPolicy: RetryPolicy;
  readonly #sessionId: string;
  readonly #onClosed: (batch: BehaviorBatch) => void;
  readonly #onAnswered: () => void;

  /**
   * `onClosed` is called when a batch has been closed and its records are no longer pending. `onAnswered` is called
   * after the server has counted at least one batch.
   */
  constructor(
    sessionId: string,
    onClosed: (batch: BehaviorBatch) => void,
    onAnswered: () => void,
    retryPolicy = new RetryPolicy(),
  ) {
    this.#sessionId = sessionId;
    this.#onClosed = onClosed;
    this.#onAnswered = onAnswered;
    this.#retryPolicy = retryPolicy;
  }

  /**
   * If a record may be kept, opens the outbox and sends the batches of earlier sessions. Otherwise, deletes the outbox.
   */
  async open(): Promise<void> {
    lockSession(this.#sessionId);
    await this.handleConsent();
  }

  /** Call it when the visitor's consent may have changed. */
  async handleConsent(): Promise<void> {
    if (!isRecordKept()) {
      this.#wasKept = false;
      this.#waiting = [];
      clearTimeout(this.#timer);
      // An open outbox is only emptied, because this page may get a consent again.
      if (this.#outbox === noOutbox) await deleteOutbox();
      else await this.#outbox.clear();
      return;
    }
    if (!this.#wasKept) this.#closeAll();
    this.#wasKept = true;
    if (this.#outbox !== noOutbox) return;
    this.#opening ??= openOutbox();
    const outbox = await this.#opening;
    // Another call of this method has done the rest while the outbox was opening.
    if (this.#outbox !== noOutbox) return;
    this.#outbox = outbox;
    if (this.#isCleared) return this.clear();
    for (const batch of this.#waiting) this.#save(batch);
    if (this.#pending.batches.length > 0) this.#copy(true);
    this.#adoptedAt = -Infinity;
    await this.#adopt();
  }

  /** The number of batches stored on this device; 0 where no record is kept or nothing can be stored. Never rejects. */
  async countStored(): Promise<number> {
    const outbox = (await this.#opening) ?? noOutbox;
    return (await outbox.all()).length;
  }

  /** Drops everything pending, waiting or stored on this device, and ignores all later calls. B-PRV-01. */
  async clear(): Promise<void> {
    this.#isCleared = true;
    this.#pending = nothingPending;
    this.#waiting = [];
    clearTimeout(this.#timer);
    // A closed outbox may contain batches of earlier sessions.
    await (this.#outbox === noOutbox ? deleteOutbox() : this.#outbox.clear());
  }

  /** Adds the records since the last call. */
  add(batch: TelemetryBatch): void {
    if (this.#isCleared) return;
    this.#pending = { ...this.#pending, batches: [...this.#pending.batches, batch] };
    if (this.#pending.batches.length > pendingLimit) {
      this.#closeAll();
      this.#pump();
    } else this.#copy();
  }

  /** A flush is due: closes the worker's batch, and sends it after all waiting batches. R-BEH-02, R-BEH-05. */
  flush(batch: BehaviorBatch): void {
    if (this.#isCleared) return;
    if (batch.sequence === this.#sequence) this.#close(batch);
    this.#resume();
  }

  /**
   * Call it when the page is hidden: it may never be visible again. Closes all pending records without the worker, and
   * sends them in the same task, as far as the limit on bytes in flight allows. All records must have been added
   * before. R-BEH-02.
   */
  handleHidden(): void {
    this.#isHidden = true;
    this.#closeAll();
    this.#pump(true);
  }

  handleVisible(): void {
    this.#isHidden = false;
    this.#resume();
  }

  handleOnline(): void {
    this.#retryPolicy.online();
    this.#resume();
  }

  #resume(): void {
    this.#pump();
    void this.#adopt();
  }

  #closeAll(): void {
    for (const batch of closePending(this.#pending, this.#sessionId, this.#sequence)) this.#close(batch);
  }

  #close(batch: BehaviorBatch): void {
    this.#pending = dropClosed(this.#pending, batch.end);
    this.#sequence = batch.sequence + 1;
    if (this.#isKept()) {
      const closed = closedOf(batch);
      this.#waiting.push(closed);
      this.#save(closed);
    }
    // The records that are still pending have no copy under their new number yet.
    this.#copiedAt = -Infinity;
    this.#onClosed(batch);
  }

  /**
   * Stores the pending records, in case the page crashes. A hidden page may never be seen again, so its records are
   * stored at once.
   */
  #copy(isUrgent = this.#isHidden): void {
    if (!isUrgent && performance.now() - this.#copiedAt < copyEveryMs) return;
    // Reading the cookie takes longer than reading the clock.
    if (!this.#isKept()) return;
    this.#copiedAt = performance.now();
    const id = `${this.#sessionId}-${this.#sequence}`;
    void this.#outbox.save({ sessionId: this.#sessionId, id, sequence: this.#sequence, ...this.#pending });
  }

  #save(batch: ClosedBatch, sessionId = this.#sessionId): void {
    void this.#outbox.save({ sessionId, ...batch });
  }

  /** The cookie holds the latest consent, even from another tab. A new consent applies only to later records. */
  #isKept(): boolean {
    return this.#wasKept && isRecordKept();
  }

  #pump(isLeaving = false): void {
    // The visitor may have refused in another tab in the meantime.
    if (!isRecordKept()) this.#waiting = [];
    for (const batch of this.#waiting) {
      if (this.#inFlight.has(batch.id)) continue;
      if (this.#inFlight.size > 0 && !(isLeaving && this.#hasRoomFor(batch))) return;
      const waitMs = this.#retryPolicy.waitMs();
      clearTimeout(this.#timer);
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.#pump(), waitMs);
        return;
      }
      void this.#send(batch);
    }
  }

  /**
   * Whether one more request fits in flight. Counting the bytes takes a millisecond, so the bytes are counted only when
   * the page is hidden.
   */
  #hasRoomFor(batch: ClosedBatch): boolean {
    return [...this.#inFlight.values()].reduce((sum, one) => sum + sizeOf(one), sizeOf(batch)) <= inFlightLimit;
  }

  async #send(batch: ClosedBatch): Promise<void> {
    this.#inFlight.set(batch.id, batch);
    this.#retryPolicy.tried();
    const outcome = await sendBatch(batch);
    this.#inFlight.delete(batch.id);
    if (outcome.kind === 'kept') this.#retryPolicy.failed(outcome.retryAfterMs);
    else {
      this.#retryPolicy.succeeded();
      this.#waiting = this.#waiting.filter(({ id }) => id !== batch.id);
      void this.#outbox.delete(batch.id);
      this.#hasNews ||= outcome.kind === 'sent';
    }
    if (this.#isCleared) return;
    const isPausing = this.#waiting.length === 0 || outcome.kind === 'kept';
    if (this.#hasNews && isPausing) {
      this.#hasNews = false;
      this.#onAnswered();
    }
    this.#pump();
  }

  /** Takes over the batches of finished sessions on this device, and closes their pending records. */
  async #adopt(): Promise<void> {
    if (this.#isCleared || !this.#isKept() || performance.now() - this.#adoptedAt < adoptEveryMs) return;
    this.#adoptedAt = performance.now();
    const stored = await this.#outbox.all();
    const over = new Set<string>();
    for (const id of new Set(stored.map(({ sessionId }) => sessionId))) {
      if (id !== this.#sessionId && (await isSessionOver(id))) over.add(id);
    }
    // In the meantime the visitor may have been erased or have refused, here or in another tab.
    if (this.#isCleared || !this.#isKept()) return;
    const known = new Set(this.#waiting.map(({ id }) => id));
    const adopted: ClosedBatch[] = [];
    for (const entry of stored) {
      if (!over.has(entry.sessionId) || known.has(entry.id)) continue;
      if ('body' in entry) adopted.push(entry);
      else {
        const closed = closePending(entry, entry.sessionId, entry.sequence).map(closedOf);
        // All the closed batches must be stored before the server answers, in case of a crash.
        for (const batch of closed) this.#save(batch, entry.sessionId);
        if (closed.length === 0) void this.#outbox.delete(entry.id);
        adopted.push(...closed);
      }
    }
    this.#waiting = [...adopted, ...this.#waiting];
    this.#pump();
  }
}

const closedOf = ({ id, sequence, body }: BehaviorBatch): ClosedBatch => ({ id, sequence, body });

/** Size of the body, bytes. Outside ASCII, a UTF-16 code unit takes up to three bytes. */
const sizeOf = ({ body }: ClosedBatch): number => new Blob([body]).size;
