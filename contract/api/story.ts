import { type Static, Type } from 'typebox';
import { PreviewQuerySchema } from './preview.ts';

/** One line of a story: Ink's text with its tags as fields. */
export const StoryBlockSchema = Type.Object({
  /** `prose`, or the value of the tag `block`. The kind `margin` is an aside, a remark next to the text. */
  kind: Type.String(),
  text: Type.String(),
  /** The speaker: an agent, or the institution. */
  voice: Type.Optional(Type.String()),
  /** A path of this site that the line links to. */
  link: Type.Optional(Type.String()),
  /** True for a link that is hard to see (R-RT-08). */
  hidden: Type.Optional(Type.Boolean()),
  /** The fragment that this line gives to its reader, as type:fragmentId. */
  fragment: Type.Optional(Type.String()),
  /** The object of the line. The page draws it. */
  object: Type.Optional(Type.String()),
  /** True for a line that the page did not have at this visitor's last visit. B-PLAIN-02. */
  isNew: Type.Optional(Type.Literal(true)),
});
export type StoryBlock = Static<typeof StoryBlockSchema>;

export const StoryChoiceSchema = Type.Object({
  /** The number of the choice. Taking it appends a dot and this number to the path. */
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
  /** All lines along the path, in order. */
  blocks: Type.Array(StoryBlockSchema),
  /** The number of blocks that the last choice of the path added; all of them for an empty path. */
  added: Type.Integer({ minimum: 0 }),
  choices: Type.Array(StoryChoiceSchema),
  /** True at an intended end of the story (tag `end`). */
  ended: Type.Boolean(),
});
export type StoryPage = Static<typeof StoryPageSchema>;

/**
 * The largest number of choices in one path. Every text can be reached within 36 choices; `npm run story` reports a
 * text that needs more. B-AUT-02.
 */
const longestPath = 64;

export const StoryQuerySchema = Type.Object({
  /** Choice indices from the start, joined by dots. */
  path: Type.Optional(Type.String({ pattern: `^(\\d{1,2}(\\.\\d{1,2}){0,${longestPath - 1}})?$` })),
  ...PreviewQuerySchema.properties,
});
