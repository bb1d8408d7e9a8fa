import { type Static, Type } from 'typebox';

/** Rows as they are stored, with the column names of the store. Times are epoch ms; null means that it has not happened. */
const At = Type.Number();
const Whole = Type.Integer();
const Text = Type.String();
const Texts = Type.Array(Text);

/**
 * Which deliveries of one page load were counted: their numbers, as ranges from the first to the last. A client names its batches
 * `<load>-<number>`; a click on a file is a load of its own, number -1. `at`: when the latest came.
 */
const CountedLoadSchema = Type.Object({
  load: Text,
  numbers: Type.Array(Type.Tuple([Whole, Whole])),
  at: At,
});
export type CountedLoad = Static<typeof CountedLoadSchema>;

/** The record of the profile engine. server/profile/record.ts describes the fields. */
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
    /** The highest so far. Absent, like the next two fields, in a record that an older server stored last. */
    peakSuspicion: Type.Optional(Type.Number()),
    /** What raised suspicion last (contract/visitor.ts); null where nothing has. */
    suspicionSign: Type.Optional(Type.Union([Text, Type.Null()])),
    /** How the pages about single people were left, by path: `left-early` or `stayed`. */
    peopleStays: Type.Optional(Type.Record(Text, Text)),
    phase: Whole,
  },
  // Fields that the engine adds later are exported as well.
  { additionalProperties: true },
);

/** Every table with rows about a visitor, and the influence messages that the visitor has paid for. */
const TablesSchema = Type.Object({
  visitors: Type.Array(Type.Object({ visitor: Text, record: RecordSchema, updated_at: At, phase: Whole })),
  /** Not a table but a column of `visitors`: a list of its own reads better. */
  deliveries: Type.Array(CountedLoadSchema),
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
  acts: Type.Array(Type.Object({ visitor: Text, act: Text, value: Text, done_at: At })),
  story_visits: Type.Array(
    Type.Object({
      visitor: Text,
      slug: Text,
      earlier: Whole,
      read_at: At,
      /** The phase at the last reading; null for a reading before it was stored. */
      phase: Type.Optional(Type.Union([Whole, Type.Null()])),
    }),
  ),
  protocols: Type.Array(Type.Object({ visitor: Text, clause: Text, ordinal: Whole, unlocked_at: At })),
  orders: Type.Array(
    Type.Object({
      visitor: Text,
      id: Text,
      designation: Text,
      message: Text,
      ordered_at: At,
      paid_at: Type.Union([At, Type.Null()]),
      /** Of a paid order: waiting, published, refused, removed or returned. Null for one of an older server. */
      state: Type.Optional(Type.Union([Text, Type.Null()])),
      /** The payment provider's id of the payment. */
      payment: Type.Optional(Type.Union([Text, Type.Null()])),
      /** What it costs, in cents. Null for one of an older server. */
      amount: Type.Optional(Type.Union([Whole, Type.Null()])),
      currency: Type.Optional(Type.Union([Text, Type.Null()])),
    }),
  ),
  /** That there is a phrase: the words were never sent. */
  recovery_phrases: Type.Array(Type.Object({ visitor: Text, key_hash: Text, made_at: At })),
  judgments: Type.Array(Type.Object({ visitor: Text, verdict: Text, voted_at: At })),
  influence: Type.Array(Type.Object({ ordinal: Whole, designation: Text, message: Text, placed_at: At })),
});

/** GET /api/visitor/export: everything stored about the requesting visitor. B-PRV-01. */
export const VisitorExportSchema = Type.Object({
  /** Time of the export, epoch ms. */
  exportedAt: At,
  /** The content of the cookie: a random id, and the time of the first visit (epoch ms). */
  visitor: Text,
  firstSeenAt: At,
  tables: TablesSchema,
  /** The rows of `acts` in words that follow “you”, in their order. */
  actsInWords: Texts,
});
export type VisitorExport = Static<typeof VisitorExportSchema>;
export type VisitorTables = VisitorExport['tables'];

/** DELETE /api/visitor: how many rows of each table were erased. */
export const ErasedSchema = Type.Object({ erased: Type.Record(Type.String(), Type.Integer({ minimum: 0 })) });
export type Erased = Static<typeof ErasedSchema>;
