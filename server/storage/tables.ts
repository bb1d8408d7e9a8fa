import type { Generated, GeneratedAlways } from 'kysely';

/**
 * The tables as Kysely sees them. The key of every table with rows of visitors begins with the visitor, so that the tables can
 * be distributed by visitor. Times are epoch ms; lists are JSON text, which SQLite and PostgreSQL both store as it is.
 */
export interface Tables {
  /**
   * `phase` repeats the phase of the record, so that visitors can be counted by it. `deliveries`: a list of CountedLoad, which
   * deliveries were counted (deliveries.ts).
   */
  visitors: {
    visitor: string;
    record: string;
    updated_at: number;
    phase: number;
    deliveries: Generated<string>;
    /** Days from the epoch to `updated_at`, computed by the database. */
    seen_day: GeneratedAlways<number>;
  };
  archive_clicks: { visitor: string; filename: string; clicks: number; clicked_at: number };
  narratives: { visitor: string; discovered_fragments: string; investigation_path: string; updated_at: number };
  feedback: {
    visitor: string;
    received_at: number;
    ordinal: number;
    content_id: string;
    user_response: string;
    effectiveness: number;
    dwell_time: number;
    engagement_level: number;
    preferred_complexity: string;
  };
  /** `phase`: of the last reading; null for one before the column existed. */
  story_visits: { visitor: string; slug: string; earlier: number; read_at: number; phase: number | null };
  protocols: { visitor: string; clause: string; ordinal: number; unlocked_at: number };
  orders: {
    visitor: string;
    id: string;
    designation: string;
    message: string;
    ordered_at: number;
    /** Null until the order is paid. */
    paid_at: number | null;
    /** Of a paid order: waiting, published, refused, removed or returned; null for one that was paid before there were states. */
    state: string | null;
    /** The provider's id of the payment; null in the demonstration. */
    payment: string | null;
    /** What it costs, in the smallest unit of the currency, which is an ISO code in small letters; null for one placed before. */
    amount: number | null;
    currency: string | null;
  };
  judgments: { visitor: string; verdict: string; voted_at: number };
  /** How many visitors have voted, by verdict: the sum over the slots. A slot alone can be below zero. */
  vote_totals: { verdict: string; slot: number; votes: number };
  /** What other pages remember of the visitor: names and values of server/profile/acts.ts. */
  acts: { visitor: string; act: string; value: string; done_at: number };
  /** The hash of the key that a recovery phrase gives (recovery.ts). */
  recovery_phrases: { visitor: string; key_hash: string; made_at: number };
  /** Hashes of the ids of erased visitors (tombstones.ts). */
  erased_visitors: { id_hash: string; erased_at: number };
  /** Which process does a job, until when (epoch ms). */
  leases: { name: string; holder: string; until: number };
  /** Names that writes lock; no row is left when a write has ended (postgres.ts). */
  locks: { name: string };
  /** One row, written by the check of readiness. */
  probe: { id: number; written_at: number };
  /** The provider's notices that were read. */
  payment_events: { event: string; received_at: number };
  /** Payments that have to be refunded (`due_at`), or whose money went back (`done_at`). */
  money_back: { payment: string; due_at: number | null; done_at: number | null };
  /** What operators have decided about orders. It names no visitor. */
  influence_log: { id: string; at: number; action: string; operator: string; order_id: string };
  /** `placed_at`: when it was paid for. An operator may have published it later. */
  influence: { ordinal: number; designation: string; message: string; placed_at: number };
}

/** The tables that name no visitor. */
export type SiteTable =
  | 'influence'
  | 'influence_log'
  | 'payment_events'
  | 'money_back'
  | 'erased_visitors'
  | 'probe'
  | 'leases'
  | 'locks'
  | 'vote_totals';

/**
 * The row that takes the place of the current message when its buyer is erased. Without it the message before would be
 * current again, although its time is over. Nothing in it is about a visitor, and no published message is empty.
 */
export const erasedMessage = { designation: '', message: '', placed_at: 0 } as const;
