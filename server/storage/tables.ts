import type { Generated, GeneratedAlways } from 'kysely';

/**
 * The tables as Kysely sees them. The key of every table with rows of visitors begins with the visitor, so that the
 * tables can be distributed by visitor. Times are epoch ms. Lists are JSON text, which SQLite and PostgreSQL store
 * unchanged.
 */
export interface Tables {
  /** `phase`: a copy of the phase in the record, for counting. `deliveries`: a list of CountedLoad (deliveries.ts). */
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
  /**
   * `phase`: the phase at the last reading; null for a reading older than this column. `paths`: a list of the paths of
   * choices; null for none. `before_phase`, `before_at`: phase and time of the reading before the present visit; null
   * for none.
   */
  story_visits: {
    visitor: string;
    slug: string;
    earlier: number;
    read_at: number;
    phase: number | null;
    paths: string | null;
    before_phase: number | null;
    before_at: number | null;
  };
  protocols: { visitor: string; clause: string; ordinal: number; unlocked_at: number };
  orders: {
    visitor: string;
    id: string;
    designation: string;
    message: string;
    ordered_at: number;
    /** Null until the order is paid. */
    paid_at: number | null;
    /**
     * State of a paid order: waiting, published, refused, removed or returned; null for an order from before this
     * column existed.
     */
    state: string | null;
    /** The provider's id of the payment; null in the demonstration. */
    payment: string | null;
    /**
     * The price, in the smallest unit of `currency` (an ISO code in lower case). Both are null for an order from before
     * these columns existed.
     */
    amount: number | null;
    currency: string | null;
  };
  judgments: { visitor: string; verdict: string; voted_at: number };
  /** Number of voters by verdict: the sum over the slots. A single slot can be below zero. */
  vote_totals: { verdict: string; slot: number; votes: number };
  /** The acts of the visitor: names and values of server/profile/acts.ts. */
  acts: { visitor: string; act: string; value: string; done_at: number };
  /** The hash of a recovery phrase's key (recovery.ts). */
  recovery_phrases: { visitor: string; key_hash: string; made_at: number };
  /** Hashes of the ids of erased visitors (tombstones.ts). */
  erased_visitors: { id_hash: string; erased_at: number };
  /** The process that runs a job, and the end of its lease (epoch ms). */
  leases: { name: string; holder: string; until: number };
  /** Names that writes lock; no row remains after a write (postgres.ts). */
  locks: { name: string };
  /** The row with id 1 is written by the readiness check. The other rows are the marks of the store (marks.ts). */
  probe: { id: number; written_at: number };
  /** The provider's notices that were read. */
  payment_events: { event: string; received_at: number };
  /** Payments with a refund due (`due_at`), or refunded (`done_at`). */
  money_back: { payment: string; due_at: number | null; done_at: number | null };
  /** The operators' decisions about orders. The table contains no visitor. */
  influence_log: { id: string; at: number; action: string; operator: string; order_id: string };
  /** `placed_at`: time of the payment. An operator may have published the message later. */
  influence: { ordinal: number; designation: string; message: string; placed_at: number };
}

/** The tables without a column for the visitor. */
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
 * The row that replaces a removed or refunded message, or the current message when its buyer is erased. Without this
 * row, the previous message would be current again, although its time is over. The row contains nothing about a
 * visitor, and no published message is empty.
 */
export const erasedMessage = { designation: '', message: '', placed_at: 0 } as const;
