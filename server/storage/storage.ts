import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { Decision, OperatorView, PaidOrder } from '#contract/api/operator.ts';
import type { Tallies } from '#contract/api/judgment.ts';
import type { Verdict } from '#contract/verdicts.ts';
import type { BehaviorData, NarrativeStateBody, PersonalizationFeedback } from '#contract/api/visitor.ts';
import type { Answer } from '../profile/preferences.ts';
import type { VisitorRecord } from '../profile/record.ts';
import type { StoryVisits } from '../profile/storyVisits.ts';
import type { ActsDone } from '../profile/acts.ts';
import type { VisitorCounts } from './census.ts';
import type { DuePlaces, DueStep } from './dueVisitors.ts';
import type { ExpiryStep } from './expiry.ts';
import type { Mark } from './marks.ts';
import type { Waiting } from './waiting.ts';
import type { TablePage } from './TablePage.ts';

/** A visitor, and the time of their first request (epoch ms, from the signed cookie). */
export interface Visitor {
  readonly id: string;
  readonly firstSeenAt: number;
}

/** A sum of money in a provider's units. */
export interface Sum {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** An ISO code in lower case. */
  readonly currency: string;
}

/** An order for the influence message, paid or not. Times in epoch ms. */
export interface Order extends InfluenceMessage, Sum {
  /** 128 random bits in hexadecimal. */
  readonly id: string;
  /** Null until the order is paid. */
  readonly paidAt: number | null;
  /**
   * A paid message is published, or waits for the operator. The operator can refuse a waiting message and remove a
   * published message. `returned`: the payment was returned to the payer.
   */
  readonly state: 'unpaid' | PaidOrder['state'];
}

/** Whether a paid message is published at once, or only after the operator has approved it (`held`). */
export type Approval = 'at-once' | 'held';

/** The state of a message after its payment. */
export type PaidState = 'published' | 'waiting' | 'refused';

/** A provider's verified notice of a payment, with the paid sum. */
export interface PaidNotice extends Sum {
  /** The id of the notice. */
  readonly event: string;
  readonly order: string;
  /** The provider's id of the payment. */
  readonly payment: string;
}

/**
 * The result of a notice of a payment. A refund is due for `not found` and `wrong sum`, for `already paid` if another
 * payment paid the order, and for `paid` if the message was rejected.
 */
export type Settled = 'paid' | 'already paid' | 'seen before' | 'not found' | 'wrong sum';

/**
 * All persistent data. A write resolves after it is durable. A failed write throws StorageUnavailable and has changed
 * nothing. Times come from the clock passed at opening.
 */
export interface Storage {
  readonly visitors: {
    /** The record of a visitor; null before their first batch. */
    read(visitorId: string): Promise<VisitorRecord | null>;
    /**
     * Adds a batch to the record; false when a batch with this name was counted before. B-STO-01, B-LIM-01. `delivery`:
     * the name of the batch (`<page load>-<number>`), unique for each visitor; null for a batch without a name.
     * `mayCreate`: whether a visitor without a record may get a record. If `mayCreate` returns false, nothing is stored
     * and the result is false. Errors of `mayCreate` are thrown.
     */
    ingest(
      visitor: Visitor,
      delivery: string | null,
      batch: BehaviorData,
      mayCreate?: () => Promise<boolean>,
    ): Promise<boolean>;
    /**
     * The number of stored visitors by phase, and the number of visitors who sent a batch or a click within the last
     * `withinMs`.
     */
    countByPhase(withinMs: number): Promise<VisitorCounts>;
    /**
     * All rows about a visitor, in pages of at most 500. A page is read only when the caller requests it. B-PRV-01.
     */
    export(visitorId: string): AsyncGenerator<TablePage, void>;
    /**
     * Erases all rows about a visitor. Returns the number of rows by table. B-PRV-01, B-LIM-01, fault 39. The erasure
     * is stored. After that, every write that adds rows for this visitor throws VisitorErased, in every process and
     * after a restart. So neither a request in flight nor a copy of the cookie can create a row again. On SQLite the
     * data is also removed from the files: the write-ahead log is truncated as soon as no other connection reads the
     * log. `mayRemember`: whether to store the erasure of a visitor without rows.
     */
    erase(visitorId: string, mayRemember?: () => Promise<boolean>): Promise<Record<string, number>>;
    /**
     * Examines the next hundred visitors after the id `after` (null: from the first on) and deletes expired rows: all
     * rows of a visitor without a write for `days` days, names of old deliveries, old unpaid orders. B-PRV-03. Returns
     * the id of the last examined visitor (null when none is left), and the number of erased visitors. Each transaction
     * is short. `onErased` is called after each erased visitor, also in a step that fails later.
     */
    removeExpired(after: string | null, days: number, onErased?: () => void): Promise<ExpiryStep>;
    /**
     * Like `removeExpired`, but finds the rows by indexes. One step examines at most a hundred expired visitors, a
     * thousand visitors for expired deliveries, and a hundred expired unpaid orders. B-PRV-03. Only `removeExpired`
     * finds visitors without a record, who have only other rows, such as a vote.
     */
    removeDue(places: DuePlaces | null, days: number, onErased?: () => void): Promise<DueStep>;
    /** True when the visitor was erased. An erasure is stored for longer than the longest lifetime of the cookie. */
    isErased(visitorId: string): Promise<boolean>;
  };
  readonly archive: {
    /**
     * Counts a click on an archive file. False when a click with this name was counted before. R-ARC-10. `filename` is
     * null for a file that does not exist; such a click only raises suspicion.
     */
    recordClick(visitor: Visitor, delivery: string | null, filename: string | null): Promise<boolean>;
    /** The number of recorded clicks of one visitor on one file, 0 or more. R-ARC-04. */
    countClicks(visitorId: string, filename: string): Promise<number>;
    /** The number of files with at least `clicks` recorded clicks of the visitor. */
    countFiles(visitorId: string, clicks: number): Promise<number>;
    /** The names of the files with at least `clicks` recorded clicks of the visitor, in order of the last click. */
    files(visitorId: string, clicks: number): Promise<readonly string[]>;
  };
  readonly narratives: {
    /** Merges a state into the stored one. Returns the number of different fragments stored. R-PRO-04. */
    save(visitor: Visitor, state: NarrativeStateBody): Promise<number>;
    read(visitorId: string): Promise<NarrativeStateBody | null>;
  };
  readonly feedback: {
    /** Stores an answer to a recommendation; the newest 200 of a visitor are kept. */
    save(visitor: Visitor, feedback: PersonalizationFeedback): Promise<void>;
    /** The stored answers, oldest first. */
    read(visitorId: string): Promise<readonly Answer[]>;
  };
  readonly storyVisits: {
    /** The earlier visits to a story page and the time of the last reading; null without a stored visit. */
    read(visitorId: string, slug: string): Promise<StoryVisits | null>;
    /** The visits to all story pages by slug; the latest page is last. */
    readAll(visitorId: string): Promise<ReadonlyMap<string, StoryVisits>>;
    save(visitor: Visitor, slug: string, visits: StoryVisits): Promise<void>;
    /** The number of story pages that the visitor has opened. */
    count(visitorId: string): Promise<number>;
  };
  readonly acts: {
    /** The acts of the visitor by name, the earliest first. */
    read(visitorId: string): Promise<ActsDone>;
    /** The names of the acts that were stored after a time (epoch ms). */
    doneAfter(visitorId: string, atMs: number): Promise<ReadonlySet<string>>;
    /** Adds acts, "name=value", oldest first, by the `keep` of each act (server/profile/acts.ts). Returns all acts. */
    save(visitor: Visitor, remembered: readonly string[]): Promise<ActsDone>;
  };
  readonly protocols: {
    /** Stores an unlocked protocol of a visitor, once. Returns the number of unlocked protocols. R-SEC-01. */
    unlock(visitor: Visitor, protocolId: string): Promise<number>;
    /** The ids of the unlocked protocols, in the order of unlocking. */
    read(visitorId: string): Promise<readonly string[]>;
  };
  /** Recovery phrases. B-PRV-06. */
  readonly recovery: {
    /** Stores a hash of the key of a visitor's phrase, and replaces an earlier phrase. Returns the time (epoch ms). */
    save(visitor: Visitor, key: string): Promise<number>;
    /** The time at which a visitor's phrase was made; null for none. */
    madeAt(visitorId: string): Promise<number | null>;
    /** The visitor of a phrase; null for none. */
    ownerOf(key: string): Promise<string | null>;
    /**
     * Erases the rows of `visitorId`, unless this is the visitor of the phrase. With `merge`, the rows are first merged
     * into the rows of the visitor of the phrase. All in one transaction. Returns the visitor of the phrase. Returns
     * null and changes nothing when the phrase has no visitor.
     */
    claim(visitorId: string, key: string, own: 'merge' | 'erase'): Promise<Visitor | null>;
  };
  readonly judgments: {
    /** Stores the vote of a visitor. A new vote replaces the earlier vote. */
    save(visitor: Visitor, verdict: Verdict): Promise<void>;
    /** The vote of a visitor; null before the first vote. */
    read(visitorId: string): Promise<Verdict | null>;
    /** The number of visitors by vote. */
    countVotes(): Promise<Tallies>;
  };
  readonly influence: {
    /** The current influence message; null when there is none. R-INF-01. */
    current(): Promise<InfluenceMessage | null>;
    /** For the operator: the log, and paid orders, waiting and decided, without the first `skip` of each kind. */
    operatorView(skip?: number): Promise<OperatorView>;
    /**
     * Publishes or refuses a waiting message, or removes a published message. Logs the decision. B-INF-03. Returns `not
     * found` for an order that is not stored or not paid, or the order's state when the action is not possible in this
     * state.
     */
    decide(decision: Decision): Promise<'done' | 'not found' | PaidOrder['state']>;
    /** Refuses every waiting message of the visitor who placed this order. Returns their number. B-INF-03. */
    refuseAllOf(decision: Omit<Decision, 'action'>): Promise<number>;
  };
  readonly orders: {
    /** Stores an unpaid order under a new id, and deletes old unpaid orders of the visitor (rowLimits.ts). */
    create(visitor: Visitor, message: InfluenceMessage): Promise<Order>;
    /** An order of this visitor; null for an id that is not theirs. */
    read(visitorId: string, orderId: string): Promise<Order | null>;
    /**
     * Marks an order as paid and publishes its message (both or neither), or marks the message as waiting for the
     * operator. Idempotent: repeated calls publish the message once. For the demonstration only. R-INF-03.
     * - `not found`: no such order. It was cancelled, or deleted unpaid after a day or after twenty newer orders.
     * - `too many`: `limitOf` returned a limit.
     */
    markPaid(
      visitorId: string,
      orderId: string,
      approval?: Approval,
    ): Promise<'paid' | 'already paid' | 'too many' | 'not found'>;
    /**
     * The limit that prevents this visitor's next payment in the demonstration: five waiting messages, or twenty paid
     * ones. Null for none. B-LIM-01.
     */
    limitOf(visitorId: string): Promise<'waiting' | 'paid' | null>;
    /** Deletes an unpaid order; false when nothing was deleted. */
    cancel(visitorId: string, orderId: string): Promise<boolean>;
    /** The message of any visitor's order; null when the order is not stored. */
    messageOf(orderId: string): Promise<InfluenceMessage | null>;
  };
  /** Payments through a provider. B-INF-04. */
  readonly payments: {
    /** Records a payment of the order's sum, once for each notice and order. A refund of any other payment is due. */
    settle(notice: PaidNotice, then: PaidState): Promise<Settled>;
    /** Removes the message of a refunded payment. If the payment is recorded later, its message is not published. */
    giveBack(notice: Pick<PaidNotice, 'event' | 'payment'>): Promise<void>;
    /** The payments with a refund due, without `except`, oldest first, at most 50. */
    dueRefunds(except?: readonly string[]): Promise<readonly string[]>;
    /** Stores that a refund was sent. */
    markReturned(payment: string): Promise<void>;
  };
  /** Numbers about the store itself: `retention` is a time (epoch ms), `key` a fingerprint. B-OPS-03, B-OPS-04. */
  readonly marks: {
    /** Null before the first `write`. */
    read(mark: Mark): Promise<number | null>;
    write(mark: Mark, value: number): Promise<void>;
  };
  /** Times by which retention detects a wrong clock. B-OPS-03. */
  readonly time: {
    /** Latest time at which a visitor was seen, epoch ms; null for a store without visitors. Reads every row. */
    newest(): Promise<number | null>;
    /** Lead of this process's clock over the database's, ms; null for a store without a clock of its own. */
    aheadMs(): Promise<number | null>;
  };
  /** The number of waiting refunds and messages. Reads all orders. */
  countWaiting(): Promise<Waiting>;
  /** Takes or renews the lease of a job for this holder; false while another process has it. B-PRV-03. */
  lease(name: 'retention', holder: string, forMs: number): Promise<boolean>;
  /**
   * Throws StorageUnavailable when the store does not answer or cannot store data. After a failed write, throws until a
   * write succeeds. B-OPS-01.
   */
  ready(): Promise<void>;
  /** Bytes used by the store, and bytes free on its disk. `free`: null when the disk is on another machine. */
  sizeBytes(): Promise<{ readonly used: number; readonly free: number | null }>;
  /** Waits for pending writes, then closes the store. */
  close(): Promise<void>;
}

/**
 * The store cannot read or write at the moment, or the visitor's record was written by a newer version of the server.
 * Nothing of the request was stored; the client can repeat it.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** A write for a visitor who was erased. Nothing was stored. */
export class VisitorErased extends Error {
  override readonly name = 'VisitorErased';
}

/** The store cannot be opened: it is in use, or not reachable. The message is the line to print. */
export class StoreNotOpened extends Error {
  override readonly name = 'StoreNotOpened';
}

/** The store was lost while it was open. Acknowledged data will be missing at the next start. */
export class StoreLost extends Error {
  override readonly name = 'StoreLost';
}
