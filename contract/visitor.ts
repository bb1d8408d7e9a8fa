import { type Static, Type } from 'typebox';
import { letterAfterTheEnd } from './narrative.ts';

/** Story phase, 0 (the institution) to 5 (the Stranger). Spec §1, §3. */
export const PhaseSchema = Type.Integer({ minimum: 0, maximum: 5 });
export type Phase = 0 | 1 | 2 | 3 | 4 | 5;

/** Suspicion: the site's distrust of this reader, 0 to 5 in tenths. Spec §3. */
export const SuspicionSchema = Type.Number({ minimum: 0, maximum: 5 });

/** The causes of suspicion. The first three are kinds of interactions. B-SUS-01. */
export const SignSchema = Type.Enum([
  'hidden',
  'secret',
  'protocol',
  'frenzy',
  'hurry',
  'left-early',
  'files',
  'even',
  'machine',
]);
export type Sign = Static<typeof SignSchema>;

/**
 * The letter of a phase (R-PRO-02), or letter 6 from all five agents, after the end or when the word is withheld. The
 * server sends a letter when the visitor has earned it; no letter is in the bundle.
 */
export const PersonalizedNoteSchema = Type.Object({
  phase: Type.Integer({ minimum: 1, maximum: letterAfterTheEnd }),
  from: Type.String(),
  text: Type.String(),
  /** True for the letter after the word is withheld. The letter after the end replaces it. B-END-02. */
  isProvisional: Type.Optional(Type.Literal(true)),
  /**
   * The possible replies, in order. Absent for a letter without replies. B-LET-01, B-LET-02. Either three replies, of
   * which the reader may send one, or the lines of the letter, to each of which the reader may object.
   */
  replies: Type.Optional(Type.Array(Type.Object({ id: Type.String(), text: Type.String() }))),
  /** The replies sent, by id, with the agent's answers. */
  answers: Type.Optional(Type.Array(Type.Object({ id: Type.String(), answer: Type.String() }))),
});
export type PersonalizedNote = Static<typeof PersonalizedNoteSchema>;

/** A protocol that this visitor has unlocked, and its secret word. R-SEC-01. */
export const UnlockedProtocolSchema = Type.Object({
  word: Type.String(),
  title: Type.String(),
  text: Type.String(),
});
export type UnlockedProtocol = Static<typeof UnlockedProtocolSchema>;

/**
 * The four protocols side by side, for a visitor who has unlocked all of them. B-SEAL-02. Each protocol is cut into
 * pieces. Pieces with the same `joint` (an index of `joints`) contradict each other. Joint n connects clause n and
 * clause n + 1.
 */
export const CollationSchema = Type.Object({
  clauses: Type.Array(
    Type.Object({
      title: Type.String(),
      pieces: Type.Array(
        Type.Object({ text: Type.String(), joint: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }),
      ),
    }),
  ),
  /** One sentence about each contradiction. */
  joints: Type.Array(Type.String()),
  /** The remaining task, by the reader's progress. */
  left: Type.String(),
});
export type Collation = Static<typeof CollationSchema>;

/** GET /api/visitor/profile. Spec §3, R-PRO-01. */
export const ProfileSchema = Type.Object({
  phaseUnlocked: PhaseSchema,
  suspicionLevel: SuspicionSchema,
  /** The latest cause of suspicion; absent for none. */
  suspicionSign: Type.Optional(SignSchema),
  /** The number of accepted entries of `interactionSequence`. */
  interactions: Type.Integer({ minimum: 0 }),
  /** Days since the first visit, with a fraction. */
  daysSinceFirst: Type.Number({ minimum: 0 }),
  behaviorProfile: Type.Object({
    /** The latest entries, oldest first. */
    interactionSequence: Type.Array(Type.String()),
  }),
  /** The letters of every phase reached, in order of phase. */
  personalizedNotes: Type.Array(PersonalizedNoteSchema),
  /** Permanently true after the visitor has said the word in the kitchen (docs/story.md, "The end"). */
  ended: Type.Optional(Type.Boolean()),
  /** True while the visitor withholds the word, after leaving the chair. B-END-02. */
  keptWord: Type.Optional(Type.Boolean()),
  /** The line on Home about the reader's latest acts on two other pages; absent for none. B-HOME-10. */
  hallLine: Type.Optional(Type.String()),
  /** The unlocked protocols, in the order of unlocking. */
  protocols: Type.Array(UnlockedProtocolSchema),
  /** Present once all four protocols are unlocked. */
  collation: Type.Optional(CollationSchema),
});
export type Profile = Static<typeof ProfileSchema>;
