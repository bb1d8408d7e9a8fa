/**
 * The tables as Kysely sees them. Every row but the seat's is keyed by visitor first, so that the tables shard by
 * visitor. Times are epoch ms; lists are JSON text, which both engines take as it is.
 */
export interface Tables {
  /** `phase` is that of the record, beside it so that visitors can be counted by it. */
  visitors: { visitor: string; record: string; updated_at: number; phase: number };
  deliveries: { visitor: string; delivery: string; sequence: number | null; received_at: number };
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
  story_visits: { visitor: string; slug: string; earlier: number; read_at: number };
  protocols: { visitor: string; clause: string; ordinal: number; unlocked_at: number };
  orders: {
    visitor: string;
    id: string;
    designation: string;
    message: string;
    ordered_at: number;
    /** Null while nobody has paid. */
    paid_at: number | null;
  };
  judgments: { visitor: string; verdict: string; voted_at: number };
  influence: { ordinal: number; designation: string; message: string; placed_at: number };
}
