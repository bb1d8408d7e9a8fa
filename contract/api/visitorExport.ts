import { type Static, Type } from 'typebox';

/** Rows as stored, with the column names of the store. Times are epoch ms; null for an event that has not happened. */
const At = Type.Number();
const Whole = Type.Integer();
const Text = Type.String();
const Texts = Type.Array(Text);

/**
 * The counted deliveries of one page load, as ranges of their numbers (first, last). A client names its batches
 * `<load>-<number>`. A click on a file is a load by itself, with number -1. `at`: time of the latest delivery.
 */
const CountedLoadSchema = Type.Object({
  load: Text,
  numbers: Type.Array(Type.Tuple([Whole, Whole])),
  at: At,
});
export type CountedLoad = Static<typeof CountedLoadSchema>;

/** The visitor's record. server/profile/record.ts describes the fields. */
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
    /** The highest suspicion so far. This field and the next two are absent in records stored by older servers. */
    peakSuspicion: Type.Optional(Type.Number()),
    /** The sign that raised suspicion last (contract/visitor.ts); null for none. */
    suspicionSign: Type.Optional(Type.Union([Text, Type.Null()])),
    /** The reader's stay on each page about a single person, by path: `left-early`, `perhaps` or `stayed`. */
    peopleStays: Type.Optional(Type.Record(Text, Text)),
    phase: Whole,
  },
  // Fields that are added to the record later are exported as well.
  { additionalProperties: true },
);

/** Every table with rows about a visitor, and the influence messages that the visitor has paid for. */
const TablesSchema = Type.Object({
  visitors: Type.Array(Type.Object({ visitor: Text, record: RecordSchema, updated_at: At, phase: Whole })),
  /** A column of `visitors`, not a table. A separate list is easier to read. */
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
      /** The phase at the last reading. Null for a reading on an older server, which stored no phase. */
      phase: Type.Optional(Type.Union([Whole, Type.Null()])),
      /** The choices taken on the page, as paths ("0.2.1"), at most four. Null for none. */
      paths: Type.Optional(Type.Union([Texts, Type.Null()])),
      /** The phase and the time of the reading before the present visit. Null for none. */
      before_phase: Type.Optional(Type.Union([Whole, Type.Null()])),
      before_at: Type.Optional(Type.Union([At, Type.Null()])),
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
      /**
       * State of a paid order: waiting, published, refused, removed or returned. Null for an order of an older server.
       */
      state: Type.Optional(Type.Union([Text, Type.Null()])),
      /** The payment provider's id of the payment. */
      payment: Type.Optional(Type.Union([Text, Type.Null()])),
      /** The price, in cents. Null for an order of an older server. */
      amount: Type.Optional(Type.Union([Whole, Type.Null()])),
      currency: Type.Optional(Type.Union([Text, Type.Null()])),
    }),
  ),
  /** A hash of the recovery phrase; no row without a phrase. The words themselves were never sent. */
  recovery_phrases: Type.Array(Type.Object({ visitor: Text, key_hash: Text, made_at: At })),
  judgments: Type.Array(Type.Object({ visitor: Text, verdict: Text, voted_at: At })),
  influence: Type.Array(Type.Object({ ordinal: Whole, designation: Text, message: Text, placed_at: At })),
});

/** GET /api/visitor/export: everything stored about the requesting visitor. B-PRV-01. */
export const VisitorExportSchema = Type.Object({
  /** Time of the export, epoch ms. */
  exportedAt: At,
  /** The random id in the cookie. */
  visitor: Text,
  /** The time of the first visit in the cookie, epoch ms. */
  firstSeenAt: At,
  tables: TablesSchema,
  /** The rows of `acts` as clauses that continue the word “you”, in order. */
  actsInWords: Texts,
});
export type VisitorExport = Static<typeof VisitorExportSchema>;
export type VisitorTables = VisitorExport['tables'];

/** DELETE /api/visitor: the number of erased rows of each table. */
export const ErasedSchema = Type.Object({ erased: Type.Record(Type.String(), Type.Integer({ minimum: 0 })) });
export type Erased = Static<typeof ErasedSchema>;
