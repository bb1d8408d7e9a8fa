import { type Static, Type } from 'typebox';
import { fragmentLimit } from '../narrative.ts';
import { RecommendationSchema } from '../recommendation.ts';
import { UnlockedProtocolSchema } from '../visitor.ts';
import { batchLimits, hoverTextLimit, interactionTextLimit } from '../telemetry.ts';

const EpochMs = Type.Number({ minimum: 0, maximum: 8.64e15 });

/** The behaviour payload of spec §3; the limits on lists are ours (decision 4). R-BEH-01. */
export const BehaviorDataSchema = Type.Object(
  {
    scrollPatterns: Type.Array(
      Type.Object(
        { percent: Type.Number({ minimum: 0, maximum: 100 }), timestamp: EpochMs },
        { additionalProperties: false },
      ),
      { maxItems: batchLimits.scrolls },
    ),
    hoverTargets: Type.Array(Type.String({ maxLength: hoverTextLimit }), { maxItems: batchLimits.hovers }),
    /** Milliseconds in view since the last batch. */
    dwellTime: Type.Number({ minimum: 0, maximum: batchLimits.dwellMs }),
    interactionSequence: Type.Array(Type.String({ maxLength: interactionTextLimit }), {
      maxItems: batchLimits.interactions,
    }),
    lastInteraction: EpochMs,
    timestamp: EpochMs,
  },
  { additionalProperties: false },
);
export type BehaviorData = Static<typeof BehaviorDataSchema>;

export const BehaviorTrackSchema = Type.Object({ behaviorData: BehaviorDataSchema }, { additionalProperties: false });

/** Sent on each archive file click. Spec §3 "Tracking event", R-ARC-10. */
export const TrackingEventSchema = Type.Object(
  {
    eventType: Type.Literal('phantom_link_access'),
    data: Type.Object(
      {
        filename: Type.String({ minLength: 1, maxLength: 80 }),
        attempts: Type.Integer({ minimum: 1, maximum: 10_000 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type TrackingEvent = Static<typeof TrackingEventSchema>;

export const TrackReplySchema = Type.Object({
  /** False for a repeated batch id, and for a request without a cookie. */
  counted: Type.Boolean(),
});
export type TrackReply = Static<typeof TrackReplySchema>;

const FragmentSchema = Type.String({ pattern: '^[a-z_]+:[A-Za-z0-9_.-]+$', maxLength: 80 });

/** POST /api/visitor/narrative-state. Spec §7, R-PRO-04. */
export const NarrativeStateBodySchema = Type.Object(
  {
    discoveredFragments: Type.Array(FragmentSchema, { maxItems: fragmentLimit }),
    investigationPath: Type.Array(FragmentSchema, { maxItems: fragmentLimit }),
  },
  { additionalProperties: false },
);
export type NarrativeStateBody = Static<typeof NarrativeStateBodySchema>;

export const NarrativeStateReplySchema = Type.Object({ fragments: Type.Integer({ minimum: 0 }) });

export const RecommendationsReplySchema = Type.Array(RecommendationSchema);

/** Matches a text without the NUL character, which PostgreSQL cannot store. */
const withoutNul = '^[^\\u0000]*$';

/** POST /api/visitor/personalization-feedback. Spec §3, R-REC-07. */
export const PersonalizationFeedbackSchema = Type.Object(
  {
    contentId: Type.String({ minLength: 1, maxLength: 120, pattern: withoutNul }),
    userResponse: Type.String({ minLength: 1, maxLength: 20, pattern: withoutNul }),
    effectiveness: Type.Number({ minimum: 0, maximum: 1 }),
    dwellTime: Type.Number({ minimum: 0, maximum: batchLimits.dwellMs }),
    personalityProfile: Type.Object(
      {
        engagementLevel: Type.Number({ minimum: 0, maximum: 1 }),
        preferredComplexity: Type.Union([
          Type.Literal('basic'),
          Type.Literal('intermediate'),
          Type.Literal('advanced'),
        ]),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type PersonalizationFeedback = Static<typeof PersonalizationFeedbackSchema>;

export const AcknowledgementSchema = Type.Object({ ok: Type.Literal(true) });

/**
 * POST /api/visitor/ending: the word that a reader says on the sixth chair, or `withhold` for a reader who refuses
 * to say the word. docs/story.md, "The end".
 */
export const EndingBodySchema = Type.Union([
  Type.Object({ word: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
  Type.Object({ withhold: Type.Literal(true) }, { additionalProperties: false }),
]);
export type EndingBody = Static<typeof EndingBodySchema>;
export const EndingReplySchema = Type.Object({
  /** True when the story continues after this request: the word was right, now or earlier, or is withheld. */
  heard: Type.Boolean(),
  /** The answer to show to the reader when `heard` is false. */
  answer: Type.String(),
});
export type EndingReply = Static<typeof EndingReplySchema>;

/** The letters of the five agents, numbered by phase. The letter after the end takes no reply. */
export const letterNumbers = { minimum: 1, maximum: 5 } as const;

/**
 * POST /api/visitor/letter-reply: the id of a reply (`first`), or of a line of the Judge's letter (`nine`). B-LET-01,
 * B-LET-02.
 */
export const LetterReplyBodySchema = Type.Object(
  { letter: Type.Integer(letterNumbers), reply: Type.String({ pattern: '^[a-z]{3,6}$', maxLength: 6 }) },
  { additionalProperties: false },
);
export const LetterReplyReplySchema = Type.Object({
  /** The valid reply: the first reply sent to this letter. For the Judge's letter: the line of this objection. */
  reply: Type.String(),
  answer: Type.String(),
});
export type LetterReplyReply = Static<typeof LetterReplyReplySchema>;

/** POST /api/visitor/protocol: a secret word that the browser has recognised by its digest. R-SEC-01. */
export const ProtocolBodySchema = Type.Object(
  { word: Type.String({ pattern: '^[a-z]{5,9}$', maxLength: 9 }) },
  { additionalProperties: false },
);

/** The protocol unlocked by the word, and the number of unlocked protocols, including this one. */
export const ProtocolReplySchema = Type.Object({
  ...UnlockedProtocolSchema.properties,
  unlocked: Type.Integer({ minimum: 1, maximum: 4 }),
});
export type ProtocolReply = Static<typeof ProtocolReplySchema>;
