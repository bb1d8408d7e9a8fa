import { type Static, Type } from 'typebox';
import { longestSaying, mostHeard, mostMissed } from '../saying.ts';

/** The last step of a hint. The next hint is about another target. */
export const hintSteps = 3;

/** The target of a hint, as the server named it, and the step given: 1 a nudge, 2 the place, 3 the answer. */
export const HintSchema = Type.Object(
  {
    target: Type.String({ pattern: '^[a-z]+(:[A-Za-z0-9_.:-]+)?$', maxLength: 100 }),
    step: Type.Integer({ minimum: 1, maximum: hintSteps }),
  },
  { additionalProperties: false },
);
export type Hint = Static<typeof HintSchema>;

const Hashes = (maxItems: number) => Type.Array(Type.Integer({ minimum: 0, maximum: 0xffff_ffff }), { maxItems });

/** POST /api/visitor/say. The server stores and logs nothing of this request. B-SAY-01. */
export const SayBodySchema = Type.Object(
  {
    words: Type.String({ minLength: 1, maxLength: longestSaying }),
    /** The path of the page on which the reader said the words. */
    page: Type.String({ pattern: '^/[a-z0-9-]*$', maxLength: 40 }),
    /** The latest hint of this visit. B-SAY-05. */
    hint: Type.Optional(HintSchema),
    /**
     * Hashes of the latest refusals (`missed`) in this tab, oldest first, so that none is repeated too early. B-SAY-02.
     */
    missed: Type.Optional(Hashes(mostMissed)),
    /**
     * Hashes of the latest answers of this page load, so that a different answer is given where one exists. B-SAY-12.
     */
    heard: Type.Optional(Hashes(mostHeard)),
  },
  { additionalProperties: false },
);
export type SayBody = Static<typeof SayBodySchema>;

export const SayReplySchema = Type.Object({
  /**
   * - near: a misspelling, or a word of a page
   * - missed: no answer is known
   * - objection: to line `line` of the Judge's letter
   * - seal: possibly a secret word; only the page can recognise it
   */
  kind: Type.Enum(['answer', 'near', 'hint', 'missed', 'objection', 'seal']),
  /** The speaker, as a story's tag names it, or `site` for an answer outside the fiction. */
  voice: Type.String(),
  /** The name to show for the voice. */
  from: Type.String(),
  /** At most 240 characters; a hint has at most 480. Empty for `seal`. */
  answer: Type.String(),
  /** A path of this site. */
  link: Type.Optional(Type.String()),
  hint: Type.Optional(HintSchema),
  line: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type SayReply = Static<typeof SayReplySchema>;
