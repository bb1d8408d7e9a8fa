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

/** The visitor that a row belongs to, and when the server first saw them (epoch ms, from the signed cookie). */
export interface Visitor {
  readonly id: string;
  readonly firstSeenAt: number;
}

/** A sum of money as payment providers count it. */
export interface Sum {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** An ISO code in small letters. */
  readonly currency: string;
}

/** An order for the influence message, paid or not. Times in epoch ms. */
export interface Order extends InfluenceMessage, Sum {
  /** 128 random bits in hexadecimal. */
  readonly id: string;
  /** Null until the order is paid. */
  readonly paidAt: number | null;
  /** A paid message waits for the operator or is published; then it may be removed. One that waits may be refused. */
  readonly state: 'unpaid' | PaidOrder['state'];
}

/** Whether a paid message is published at once, or is held until the operator approves it. */
export type Approval = 'at-once' | 'held';

/** What a payment makes of a message. */
export type PaidState = 'published' | 'waiting' | 'refused';

/** A provider's verified notice of a payment, with what was paid. */
export interface PaidNotice extends Sum {
  /** The notice's own id. */
  readonly event: string;
  readonly order: string;
  /** The provider's id of the payment. */
  readonly payment: string;
}

/** What became of such a notice. After all but `paid` and `seen before` the money is due back, unless it paid before. */
export type Settled = 'paid' | 'already paid' | 'seen before' | 'not found' | 'wrong sum';

/**
 * All persistent data. A write resolves after it is durable. When it fails it throws StorageUnavailable and has changed
 * nothing. Times come from the clock that the storage was opened with.
 */
export interface Storage {
  readonly visitors: {
    /** The record of a visitor; null for a visitor who has sent nothing yet. */
    read(visitorId: string): Promise<VisitorRecord | null>;
    /**
     * Adds a batch to the record; false when one with this name was counted before. `delivery` names the batch among all of
     * the visitor (`<page load>-<number>`); null where the client gave it no name. `admit` is asked whether a
     * visitor without a record may have one; where it says no, nothing is stored and the answer is false. What it throws
     * is thrown. B-STO-01, B-LIM-01.
     */
    ingest(
      visitor: Visitor,
      delivery: string | null,
      batch: BehaviorData,
      admit?: () => Promise<boolean>,
    ): Promise<boolean>;
    /** The number of stored visitors by phase, and how many of them sent something within the last `withinMs`. */
    countByPhase(withinMs: number): Promise<VisitorCounts>;
    /** All rows about a visitor, at most 500 at a time. The caller reads on when it is ready for more. B-PRV-01. */
    export(visitorId: string): AsyncGenerator<TablePage, void>;
    /**
     * Erases all rows about a visitor and returns the number of rows by table. From then on every write for this visitor
     * throws VisitorErased, in every process and after a restart, so that neither a request in flight nor a copy of the
     * cookie brings a row back. On SQLite the data also leaves the files: what the write-ahead log still repeats is gone
     * as soon as no other connection reads it. Of a visitor without rows nothing is remembered where `mayRemember` answers
     * false. B-PRV-01, B-LIM-01, fault 39.
     */
    erase(visitorId: string, mayRemember?: () => Promise<boolean>): Promise<Record<string, number>>;
    /**
     * Deletes what is past its term of the next hundred visitors after the id `after` (null: from the first on): all rows
     * of a visitor of whom nothing was written for `days` days, names of old deliveries and unpaid orders. Returns where to go
     * on, null after the last visitor, and how many visitors were erased. Each transaction is short. B-PRV-03.
     */
    removeExpired(after: string | null, days: number): Promise<ExpiryStep>;
    /**
     * One step of the same over an index: a hundred visitors past the whole term, a thousand past that of their deliveries, a
     * hundred with unpaid orders. `removeExpired` finds the others: those who have votes or words and no record. B-PRV-03.
     */
    removeDue(places: DuePlaces | null, days: number): Promise<DueStep>;
    /** True when the visitor was erased, for as long as a browser can keep the cookie. */
    isErased(visitorId: string): Promise<boolean>;
  };
  readonly archive: {
    /**
     * Counts a click on a file of the archive. `filename` is null for a file that does not exist; such a click only
     * raises suspicion. False when a click with this name was counted before. R-ARC-10.
     */
    recordClick(visitor: Visitor, delivery: string | null, filename: string | null): Promise<boolean>;
    /** The number of recorded clicks of one visitor on one file, 0 or more. R-ARC-04. */
    countClicks(visitorId: string, filename: string): Promise<number>;
    /** The number of files with at least `clicks` recorded clicks of the visitor. */
    countFiles(visitorId: string, clicks: number): Promise<number>;
  };
  readonly narratives: {
    /** Merges a state into the stored one and returns the number of different fragments stored afterwards. R-PRO-04. */
    save(visitor: Visitor, state: NarrativeStateBody): Promise<number>;
    read(visitorId: string): Promise<NarrativeStateBody | null>;
  };
  readonly feedback: {
    /** Stores an answer to a recommendation; the newest 200 of a visitor stay. */
    save(visitor: Visitor, feedback: PersonalizationFeedback): Promise<void>;
    /** The stored answers, oldest first. */
    read(visitorId: string): Promise<readonly Answer[]>;
  };
  readonly storyVisits: {
    /** The earlier visits to a story page and the time of the last reading; null when there was none. */
    read(visitorId: string, slug: string): Promise<StoryVisits | null>;
    /** The visits to all story pages by slug, the page read last at the end. */
    readAll(visitorId: string): Promise<ReadonlyMap<string, StoryVisits>>;
    save(visitor: Visitor, slug: string, visits: StoryVisits): Promise<void>;
    /** The number of story pages that the visitor has opened. */
    count(visitorId: string): Promise<number>;
  };
  readonly acts: {
    /** What other pages remember of the visitor, by name of the act, the one done first at the beginning. */
    read(visitorId: string): Promise<ActsDone>;
    /** Adds acts, "name=value", oldest first, by the rule of each (server/profile/acts.ts); returns all. */
    save(visitor: Visitor, remembered: readonly string[]): Promise<ActsDone>;
  };
  readonly protocols: {
    /** Stores that a visitor has unlocked a protocol, once, and returns how many they have unlocked now. R-SEC-01. */
    unlock(visitor: Visitor, protocolId: string): Promise<number>;
    /** The ids of the unlocked protocols, in the order of unlocking. */
    read(visitorId: string): Promise<readonly string[]>;
  };
  /** Recovery phrases. B-PRV-06. */
  readonly recovery: {
    /** Stores the key of a visitor's phrase, as a hash, in place of an earlier one; returns the time. */
    save(visitor: Visitor, key: string): Promise<number>;
    /** When the phrase of a visitor was made; null for none. */
    madeAt(visitorId: string): Promise<number | null>;
    /** The visitor of a phrase; null for none. */
    ownerOf(key: string): Promise<string | null>;
    /**
     * Adds the rows of `visitorId` to those of the phrase's visitor, or not, and erases them; returns the visitor of the
     * phrase. All or nothing. Null, and nothing changes, when the phrase has no visitor.
     */
    claim(visitorId: string, key: string, own: 'merge' | 'erase'): Promise<Visitor | null>;
  };
  readonly judgments: {
    /** Stores the vote of a visitor; it replaces an earlier one. */
    save(visitor: Visitor, verdict: Verdict): Promise<void>;
    /** The vote of a visitor; null before there is one. */
    read(visitorId: string): Promise<Verdict | null>;
    /** The number of visitors by vote. */
    countVotes(): Promise<Tallies>;
  };
  readonly influence: {
    /** The current influence message; null when there is none. R-INF-01. */
    current(): Promise<InfluenceMessage | null>;
    /** The paid orders after the first `skip` that wait and the first `skip` that were decided, and the log. For the operator. */
    operatorView(skip?: number): Promise<OperatorView>;
    /**
     * Publishes a message that waits, refuses it, or takes a published one away, and logs it. `not found` for an order that
     * is not stored or not paid; the state of the order when the action does not lead on from there. B-INF-03.
     */
    decide(decision: Decision): Promise<'done' | 'not found' | PaidOrder['state']>;
    /** Refuses every message that waits of the visitor who placed this order; returns how many. B-INF-03. */
    refuseAllOf(decision: Omit<Decision, 'action'>): Promise<number>;
  };
  readonly orders: {
    /** Stores an unpaid order under a new id, and deletes old unpaid orders of the visitor (rowLimits.ts). */
    create(visitor: Visitor, message: InfluenceMessage): Promise<Order>;
    /** An order of this visitor; null for an id that is not theirs. */
    read(visitorId: string, orderId: string): Promise<Order | null>;
    /**
     * Marks an order paid and publishes its message, both or neither; or holds it for the operator. However often it is
     * called, the message is published once. `not found` when there is no such order: a cancelled one, or an unpaid one that was deleted because
     * it was a day old or the visitor placed twenty after it. `too many` where `limitOf` says so. For the demonstration only. R-INF-03.
     */
    markPaid(
      visitorId: string,
      orderId: string,
      approval?: Approval,
    ): Promise<'paid' | 'already paid' | 'too many' | 'not found'>;
    /**
     * Why this visitor may pay for no further order in the demonstration: five messages wait for the operator, or twenty were
     * paid for. Null when they may. B-LIM-01.
     */
    limitOf(visitorId: string): Promise<'waiting' | 'paid' | null>;
    /** Deletes an unpaid order; false when nothing was deleted. */
    cancel(visitorId: string, orderId: string): Promise<boolean>;
    /** The message of any visitor's order; null when it is not stored. */
    messageOf(orderId: string): Promise<InfluenceMessage | null>;
  };
  /** Payments through a provider. B-INF-04. */
  readonly payments: {
    /** Books a payment, once for each notice and order, if it is of the order's sum. What cannot be booked is due back. */
    settle(notice: PaidNotice, then: PaidState): Promise<Settled>;
    /** The money of a payment went back: its message is taken away, also when the payment is booked only later. */
    giveBack(notice: Pick<PaidNotice, 'event' | 'payment'>): Promise<void>;
    /** The payments that have to be refunded, without `except`, oldest first, at most 50. */
    dueRefunds(except?: readonly string[]): Promise<readonly string[]>;
    /** A refund was sent. */
    markReturned(payment: string): Promise<void>;
  };
  /** Numbers that the store keeps about itself: `retention` is a time (epoch ms), `key` a fingerprint. B-OPS-03, B-OPS-04. */
  readonly marks: {
    /** Null before the first `write`. */
    read(mark: Mark): Promise<number | null>;
    write(mark: Mark, value: number): Promise<void>;
  };
  /** By which retention knows a wrong clock. B-OPS-03. */
  readonly time: {
    /** When a visitor was last seen, epoch ms; null for a store without visitors. It reads every row. */
    newest(): Promise<number | null>;
    /** How far this process's clock is ahead of the database's, ms; null where the store has no clock of its own. */
    aheadMs(): Promise<number | null>;
  };
  /** How many refunds and messages wait. It reads all orders. */
  countWaiting(): Promise<Waiting>;
  /** Takes or renews the lease of a job for this holder; false while another process has it. B-PRV-03. */
  lease(name: 'retention', holder: string, forMs: number): Promise<boolean>;
  /** Throws StorageUnavailable when the store does not answer or cannot keep data, and from a failed write until one succeeds. B-OPS-01. */
  ready(): Promise<void>;
  /** Bytes that the store takes, and bytes free on its disk; null where the disk is another machine's. */
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

/** The store was lost while it was open. What it acknowledged is not in the files that the next start will find. */
export class StoreLost extends Error {
  override readonly name = 'StoreLost';
}
