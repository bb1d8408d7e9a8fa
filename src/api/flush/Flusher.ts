import type { PreparedBatch } from '#contract/simulation.ts';
import type { TelemetryBatch } from '#contract/telemetry.ts';
import { sendBatch } from './flush.ts';
import { noOutbox, openOutbox, type Outbox } from './outbox.ts';
import { Patience } from './Patience.ts';
import { holdSession, isSessionOver } from './session.ts';
import { emptyData, Tail } from './Tail.ts';

/** How far the kept copy may be behind what lies ready, ms. With the second of a transfer and a busy machine, a crash costs less than five. */
const keepEveryMs = 2000;
/** How often the outbox is searched for what earlier visits left, at most. */
const lookEveryMs = 10_000;
/** 64 KiB of keepalive bodies may be in flight, headers included. */
const inFlightLimit = 60_000;

/**
 * Owns the batch that lies ready and everything that has not been answered for. Every record is in exactly one batch:
 * the sequence moves only here, and a batch prepared under a sequence that has left is ignored. What waits goes in
 * order, one at a time, so that a server which does not answer is asked by one request and not by all of them.
 */
export class Flusher {
  #ready: PreparedBatch | null = null;
  /** The number and the newest ordinal of the batch that was closed last. */
  #lastSealed = 0;
  #sealedThrough = 0;
  readonly #tail = new Tail();
  #keptAt = -Infinity;
  #lookedAt = -Infinity;
  #isHidden = false;
  /** The visitor has been erased: nothing is taken, kept or sent any more. */
  #isForgotten = false;
  #outbox: Outbox = noOutbox;
  /** Closed and not answered for, oldest first: earlier visits' before this one's own. */
  #waiting: PreparedBatch[] = [];
  /** Bytes by id of what has been asked and not been answered. */
  readonly #inFlight = new Map<string, number>();
  #hasNews = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #patience: Patience;
  readonly #sessionId: string;
  readonly #onSealed: (batch: PreparedBatch) => void;
  readonly #onAnswered: () => void;

  /** `onSealed`: the batch is closed, its records are no longer pending. `onAnswered`: the server has counted something. */
  constructor(
    sessionId: string,
    onSealed: (batch: PreparedBatch) => void,
    onAnswered: () => void,
    patience = new Patience(),
  ) {
    this.#sessionId = sessionId;
    this.#onSealed = onSealed;
    this.#onAnswered = onAnswered;
    this.#patience = patience;
  }

  /** Opens the store and sends what earlier visits left there. */
  async open(): Promise<void> {
    holdSession(this.#sessionId);
    this.#outbox = await openOutbox();
    if (this.#isForgotten) return this.forget();
    for (const batch of this.#waiting) this.#keep(batch);
    this.#lookedAt = -Infinity;
    await this.#adopt();
  }

  /** Drops whatever lies ready, waits or is kept on this device, and is deaf from here on. B-PRV-01. */
  async forget(): Promise<void> {
    this.#isForgotten = true;
    this.#ready = null;
    this.#waiting = [];
    clearTimeout(this.#timer);
    await this.#outbox.empty();
  }

  /** Hears of what goes to the worker, before it goes. */
  note(batch: TelemetryBatch): void {
    if (!this.#isForgotten) this.#tail.note(batch);
  }

  /** Takes over what the worker has prepared. */
  prepare(batch: PreparedBatch | null): void {
    if (this.#isForgotten || (batch !== null && batch.sequence <= this.#lastSealed)) return;
    this.#ready = batch;
    this.#tail.settle(batch?.through ?? this.#sealedThrough);
    // A hidden page may never be seen again, and its last second comes after the flush.
    if (batch === null || (!this.#isHidden && performance.now() - this.#keptAt < keepEveryMs)) return;
    this.#keptAt = performance.now();
    this.#keep(batch);
  }

  /** A flush is due: closes what lies ready and sends it after whatever waits. R-BEH-02, R-BEH-05. */
  flush(): void {
    this.#seal();
    this.#pump();
    void this.#adopt();
  }

  /**
   * The page is hidden, perhaps for good: sends, in this very task, everything up to now, as much of it as may be in
   * flight. What was collected must have gone to the worker before. R-BEH-02.
   */
  leave(): void {
    this.#isHidden = true;
    if (this.#isForgotten) return;
    const ready = this.#ready ?? this.#nothing();
    const last = this.#tail.lengthen(ready);
    if (last !== ready) this.#ready = last;
    this.#seal();
    this.#pump(true);
  }

  /** The page is back. Another tab may have sent what was kept meanwhile, so that batch ends here and grows no more. */
  comeBack(): void {
    this.#isHidden = false;
    this.flush();
  }

  /** The line is back. */
  online(): void {
    this.#patience.forgive();
    this.flush();
  }

  #seal(): void {
    const batch = this.#ready;
    if (batch === null) return;
    this.#ready = null;
    this.#lastSealed = batch.sequence;
    this.#sealedThrough = batch.through;
    this.#tail.settle(batch.through);
    this.#waiting.push(batch);
    this.#keep(batch);
    this.#onSealed(batch);
  }

  /** The next batch as long as nothing is in it. */
  #nothing(): PreparedBatch {
    const sequence = this.#lastSealed + 1;
    const body = JSON.stringify({ behaviorData: emptyData() });
    return { id: `${this.#sessionId}-${sequence}`, sequence, through: this.#sealedThrough, body };
  }

  #pump(isLeaving = false): void {
    for (const batch of this.#waiting) {
      if (this.#inFlight.has(batch.id)) continue;
      const bytes = [...this.#inFlight.values()].reduce((sum, one) => sum + one, sizeOf(batch));
      if (this.#inFlight.size > 0 && !(isLeaving && bytes <= inFlightLimit)) return;
      const waitMs = this.#patience.waitMs();
      clearTimeout(this.#timer);
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.#pump(), waitMs);
        return;
      }
      void this.#send(batch);
    }
  }

  async #send(batch: PreparedBatch): Promise<void> {
    this.#inFlight.set(batch.id, sizeOf(batch));
    this.#patience.tried();
    const outcome = await sendBatch(batch);
    this.#inFlight.delete(batch.id);
    if (outcome.kind === 'kept') this.#patience.failed(outcome.retryAfterMs);
    else {
      this.#patience.succeeded();
      this.#waiting = this.#waiting.filter(({ id }) => id !== batch.id);
      void this.#outbox.drop(batch.id);
      this.#hasNews ||= outcome.kind === 'sent';
    }
    if (this.#isForgotten) return;
    const isPausing = this.#waiting.length === 0 || outcome.kind === 'kept';
    if (this.#hasNews && isPausing) {
      this.#hasNews = false;
      this.#onAnswered();
    }
    this.#pump();
  }

  #keep(batch: PreparedBatch): void {
    void this.#outbox.keep({ sessionId: this.#sessionId, ...batch });
  }

  /** Takes over what visits that are over have left on this device. A storm of full batches looks no more often. */
  async #adopt(): Promise<void> {
    if (this.#isForgotten || performance.now() - this.#lookedAt < lookEveryMs) return;
    this.#lookedAt = performance.now();
    const kept = await this.#outbox.all();
    const over = new Set<string>();
    for (const id of new Set(kept.map(({ sessionId }) => sessionId))) {
      if (id !== this.#sessionId && (await isSessionOver(id))) over.add(id);
    }
    // Looking took a while, in which the visitor may have been erased.
    if (this.#isForgotten) return;
    const known = new Set(this.#waiting.map(({ id }) => id));
    const adopted = kept.filter(({ id, sessionId }) => over.has(sessionId) && !known.has(id));
    if (adopted.length > 0) this.#waiting = [...adopted, ...this.#waiting];
    this.#pump();
  }
}

/** Bytes on the wire; texts beyond ASCII take up to three for a unit. */
const sizeOf = ({ body }: PreparedBatch): number => new Blob([body]).size;
