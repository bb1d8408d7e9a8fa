import type { HeldTables } from '#contract/api/held.ts';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { Tallies, Verdict } from '#contract/api/judgment.ts';
import type { BehaviorData, NarrativeStateBody, PersonalizationFeedback } from '#contract/api/visitor.ts';
import type { VisitorRecord } from '../profile/record.ts';
import type { Count } from './census.ts';

/** Who a row belongs to, and since when the server knows them (epoch ms, from the signed cookie). */
export interface Visitor {
  readonly id: string;
  readonly firstSeenAt: number;
}

/** What makes a request countable once. `id` never repeats within a visitor; `sequence` is null where none was sent. */
export interface Delivery {
  readonly id: string;
  readonly sequence: number | null;
}

/** Somebody's claim to the seat, paid for or not. Times in epoch ms. */
export interface Order extends InfluenceMessage {
  /** 128 random bits in hexadecimal. */
  readonly id: string;
  /** Null while nobody has paid. */
  readonly paidAt: number | null;
}

/**
 * Everything that outlives the process. A write answers after it is durable, or throws StorageUnavailable and has left
 * nothing behind. Times are taken from the clock that the storage was opened with.
 */
export interface Storage {
  readonly visitors: {
    /** The record of a visitor; null for somebody who has not sent anything yet. */
    read(visitorId: string): Promise<VisitorRecord | null>;
    /** Counts a batch; false when a batch of this delivery had been counted before. B-STO-01. */
    ingest(visitor: Visitor, delivery: Delivery | null, batch: BehaviorData): Promise<boolean>;
    /** How many are on record, by phase, and how many of them were heard from within `withinMs`. */
    count(withinMs: number): Promise<Count>;
    /** Every row of every table about a visitor. B-PRV-01. */
    held(visitorId: string): Promise<HeldTables>;
    /**
     * Erases all of it, by table, and from the files as well: what the log of the store still repeats is gone within a
     * minute. For ten minutes nothing is written for this visitor, so that what is under way cannot bring a row back: such
     * a write throws VisitorErased. B-PRV-01, fault 39.
     */
    erase(visitorId: string): Promise<Record<string, number>>;
    /** True for ten minutes after a visitor was erased by this process. */
    isErased(visitorId: string): boolean;
  };
  readonly archive: {
    /**
     * Counts a click on a file of the archive; null for a file the archive does not hold, which counts only towards
     * suspicion. False when a click of this delivery had been counted before. R-ARC-10.
     */
    click(visitor: Visitor, delivery: Delivery | null, filename: string | null): Promise<boolean>;
    /** Recorded clicks of one visitor on one file, 0 or more. R-ARC-04. */
    clicks(visitorId: string, filename: string): Promise<number>;
  };
  readonly narratives: {
    /** Keeps a state on top of what other tabs have told, and answers how many different fragments that makes. R-PRO-04. */
    keep(visitor: Visitor, state: NarrativeStateBody): Promise<number>;
    read(visitorId: string): Promise<NarrativeStateBody | null>;
  };
  readonly feedback: {
    keep(visitor: Visitor, feedback: PersonalizationFeedback): Promise<void>;
  };
  readonly stories: {
    /** How often a visitor has come to a story before, and when they last read there; null for never. */
    read(visitorId: string, slug: string): Promise<{ readonly earlier: number; readonly readAt: number } | null>;
    keep(visitor: Visitor, slug: string, visits: { readonly earlier: number; readonly readAt: number }): Promise<void>;
  };
  readonly protocols: {
    /** Notes that a visitor has unlocked a clause, once, and answers how many they have now. R-SEC-01. */
    unlock(visitor: Visitor, clause: string): Promise<number>;
    /** The ids of the clauses unlocked, in the order in which that happened. */
    read(visitorId: string): Promise<readonly string[]>;
  };
  readonly judgments: {
    /** Keeps a visitor's vote in place of the one before. */
    vote(visitor: Visitor, verdict: Verdict): Promise<void>;
    /** What a visitor has voted; null while they have not. */
    read(visitorId: string): Promise<Verdict | null>;
    /** How many visitors stand by each verdict. */
    tally(): Promise<Tallies>;
  };
  readonly influence: {
    /** Who sits in the empty seat; null while nobody does. R-INF-01. */
    current(): Promise<InfluenceMessage | null>;
  };
  readonly orders: {
    /** Keeps an unpaid order under a number of its own. */
    open(visitor: Visitor, line: InfluenceMessage): Promise<Order>;
    /** An order of this visitor; null for a number that is not theirs. */
    read(visitorId: string, orderId: string): Promise<Order | null>;
    /**
     * Marks an order paid and seats its line, both or neither. However often it is called, the line is placed once:
     * false when it had been before, or when there is no such order. R-INF-03.
     */
    pay(visitorId: string, orderId: string): Promise<boolean>;
    /** Drops an order, unless it was paid; false when nothing was dropped. */
    cancel(visitorId: string, orderId: string): Promise<boolean>;
  };
  /** Throws StorageUnavailable unless the store answers. */
  ready(): Promise<void>;
  /** Waits for the writes under way, then lets go of the store. */
  close(): Promise<void>;
}

/** The store cannot take or give anything just now; nothing of the request was kept. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Somebody who has just been erased is written for; nothing of it was kept. */
export class VisitorErased extends Error {
  override readonly name = 'VisitorErased';
}

/** Another server owns the store; the message says which. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}
