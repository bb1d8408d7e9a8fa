import { type Static, Type } from 'typebox';

/** Rows as they lie in the store, under the store's own names. Times are epoch ms; a null says that nothing happened yet. */
const At = Type.Number();
const Whole = Type.Integer();
const Text = Type.String();
const Texts = Type.Array(Text);

/** The running sums, as the profile engine keeps them (server/profile/record.ts says what each is). */
const RecordSchema = Type.Object(
  {
    firstSeenAt: At,
    lastSeenAt: At,
    batches: Whole,
    dwellMs: Type.Number(),
    engagedMs: Type.Number(),
    stillMs: Type.Number(),
    lastPercent: Type.Number(),
    depthPercent: Type.Number(),
    touches: Whole,
    interactions: Whole,
    latestInteractions: Texts,
    suspicion: Type.Number(),
    phase: Whole,
  },
  // Whatever else the engine comes to keep is handed over as well.
  { additionalProperties: true },
);

/** Every table that knows a visitor, and the lines of the seat that a visitor has paid for. */
const TablesSchema = Type.Object({
  visitors: Type.Array(Type.Object({ visitor: Text, record: RecordSchema, updated_at: At, phase: Whole })),
  deliveries: Type.Array(
    Type.Object({
      visitor: Text,
      delivery: Text,
      sequence: Type.Union([Type.Integer(), Type.Null()]),
      received_at: At,
    }),
  ),
  archive_clicks: Type.Array(Type.Object({ visitor: Text, filename: Text, clicks: Whole, clicked_at: At })),
  narratives: Type.Array(
    Type.Object({ visitor: Text, discovered_fragments: Texts, investigation_path: Texts, updated_at: At }),
  ),
  feedback: Type.Array(
    Type.Object({
      visitor: Text,
      ordinal: Whole,
      received_at: At,
      content_id: Text,
      user_response: Text,
      effectiveness: Type.Number(),
      dwell_time: Type.Number(),
      engagement_level: Type.Number(),
      preferred_complexity: Text,
    }),
  ),
  story_visits: Type.Array(Type.Object({ visitor: Text, slug: Text, earlier: Whole, read_at: At })),
  protocols: Type.Array(Type.Object({ visitor: Text, clause: Text, ordinal: Whole, unlocked_at: At })),
  orders: Type.Array(
    Type.Object({
      visitor: Text,
      id: Text,
      designation: Text,
      message: Text,
      ordered_at: At,
      paid_at: Type.Union([At, Type.Null()]),
    }),
  ),
  judgments: Type.Array(Type.Object({ visitor: Text, verdict: Text, voted_at: At })),
  influence: Type.Array(Type.Object({ ordinal: Whole, designation: Text, message: Text, placed_at: At })),
});

/** GET /api/visitor/export: everything that the store holds about whoever asks. B-PRV-01. */
export const HeldSchema = Type.Object({
  /** When this was put together, epoch ms. */
  exportedAt: At,
  /** What the cookie says: a random number, and when it was drawn (epoch ms). */
  visitor: Text,
  firstSeenAt: At,
  tables: TablesSchema,
});
export type Held = Static<typeof HeldSchema>;
export type HeldTables = Held['tables'];

/** DELETE /api/visitor: how many rows of each table were erased. */
export const ErasedSchema = Type.Object({ erased: Type.Record(Type.String(), Type.Integer({ minimum: 0 })) });
export type Erased = Static<typeof ErasedSchema>;
