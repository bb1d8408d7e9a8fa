import { type Static, Type } from 'typebox';
import { longestSaying, mostAsked } from '../saying.ts';

/** The last step of a hint, after which the next one is about something else. */
export const hintSteps = 3;

/** What a hint is about, as the server named it, and how far it has been given: 1 a nudge, 2 the place, 3 the answer. */
export const HintSchema = Type.Object(
  {
    target: Type.String({ pattern: '^[a-z]+(:[A-Za-z0-9_.:-]+)?$', maxLength: 100 }),
    step: Type.Integer({ minimum: 1, maximum: hintSteps }),
  },
  { additionalProperties: false },
);
export type Hint = Static<typeof HintSchema>;

/** POST /api/visitor/say. Nothing of it is stored or logged. B-SAY-01. */
export const SayBodySchema = Type.Object(
  {
    words: Type.String({ minLength: 1, maxLength: longestSaying }),
    /** The path of the page on which it is said. */
    page: Type.String({ pattern: '^/[a-z0-9-]*$', maxLength: 40 }),
    /** The hint that was given last in this visit. B-SAY-05. */
    hint: Type.Optional(HintSchema),
    /** How often nothing has answered in this visit, so that no refusal comes twice. B-SAY-02. */
    asked: Type.Optional(Type.Integer({ minimum: 0, maximum: mostAsked })),
  },
  { additionalProperties: false },
);
export type SayBody = Static<typeof SayBodySchema>;

export const SayReplySchema = Type.Object({
  /**
   * near: a misspelling, or a word of a page; missed: no answer is known; objection: to the line `line` of the Judge's
   * letter; seal: a secret word, which only the page itself can recognise.
   */
  kind: Type.Enum(['answer', 'near', 'hint', 'missed', 'objection', 'seal']),
  /** Who answers, as a story's tag names them, or `site` for an answer outside the fiction. */
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
