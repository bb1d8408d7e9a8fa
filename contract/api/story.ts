import { type Static, Type } from 'typebox';

/** One line of a story as the server hands it out: Ink's text, with its tags already read. */
export const StoryBlockSchema = Type.Object({
  /** prose unless tagged otherwise. */
  kind: Type.String(),
  text: Type.String(),
  /** The agent who speaks; the institution at phase 0. */
  voice: Type.Optional(Type.String()),
  /** Where the line leads. */
  link: Type.Optional(Type.String()),
  /** True for a way onward that is there but hard to see (R-RT-08). */
  hidden: Type.Optional(Type.Boolean()),
  /** Found by whoever reads this line, as type:fragmentId. */
  fragment: Type.Optional(Type.String()),
  /** The object the line belongs to, for the page to draw. */
  object: Type.Optional(Type.String()),
});
export type StoryBlock = Static<typeof StoryBlockSchema>;

export const StoryChoiceSchema = Type.Object({
  /** Appended to the path, after a dot, to take this choice. */
  index: Type.Integer({ minimum: 0 }),
  text: Type.String(),
  object: Type.Optional(Type.String()),
});
export type StoryChoice = Static<typeof StoryChoiceSchema>;

/** GET /api/story/:slug?path=0.2.1 */
export const StoryPageSchema = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  phase: Type.Integer({ minimum: 0, maximum: 5 }),
  /** Everything said so far along the path, in order. */
  blocks: Type.Array(StoryBlockSchema),
  /** How many of the blocks the last choice of the path added; all of them on an empty path. */
  added: Type.Integer({ minimum: 0 }),
  choices: Type.Array(StoryChoiceSchema),
  /** True where the story means to stop. */
  ended: Type.Boolean(),
});
export type StoryPage = Static<typeof StoryPageSchema>;

/** The most choices of one path. All that a story has to say is heard within 36, or its walker reports it. B-AUT-02. */
const longestPath = 64;

export const StoryQuerySchema = Type.Object({
  /** Choice indices from the start, joined by dots. */
  path: Type.Optional(Type.String({ pattern: `^(\\d{1,2}(\\.\\d{1,2}){0,${longestPath - 1}})?$` })),
  /** Previewed facts; followed only where INSPECTOR=1, and checked wherever they are sent. */
  phase: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
  suspicion: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
});
