import { type Static, Type } from 'typebox';

/** Story phase, 0 (nobody speaks) to 5 (the Stranger). Spec §1, §3. */
export const PhaseSchema = Type.Integer({ minimum: 0, maximum: 5 });
export type Phase = 0 | 1 | 2 | 3 | 4 | 5;

/** How much the court distrusts this reader, 0 to 5 in tenths. Spec §3. */
export const SuspicionSchema = Type.Number({ minimum: 0, maximum: 5 });

/** A letter that comes with a phase (R-PRO-02). Handed out by the server, never shipped. */
export const PersonalizedNoteSchema = Type.Object({
  phase: Type.Integer({ minimum: 1, maximum: 5 }),
  from: Type.String(),
  text: Type.String(),
});
export type PersonalizedNote = Static<typeof PersonalizedNoteSchema>;

/** A clause of the founding order whose seal this visitor has broken, and the word that did it. R-SEC-01. */
export const UnlockedProtocolSchema = Type.Object({
  word: Type.String(),
  title: Type.String(),
  text: Type.String(),
});
export type UnlockedProtocol = Static<typeof UnlockedProtocolSchema>;

/** What GET /api/visitor/profile answers. Spec §3, R-PRO-01. */
export const ProfileSchema = Type.Object({
  phaseUnlocked: PhaseSchema,
  suspicionLevel: SuspicionSchema,
  /** Accepted entries of `interactionSequence`, counted. */
  interactions: Type.Integer({ minimum: 0 }),
  /** Days since the first visit, with a fraction. */
  daysSinceFirst: Type.Number({ minimum: 0 }),
  behaviorProfile: Type.Object({
    /** The latest entries, oldest first. */
    interactionSequence: Type.Array(Type.String()),
  }),
  /** The letters of every phase reached, in order of phase. */
  personalizedNotes: Type.Array(PersonalizedNoteSchema),
  /** The clauses unlocked, in the order in which that happened. */
  protocols: Type.Array(UnlockedProtocolSchema),
});
export type Profile = Static<typeof ProfileSchema>;
