import { type Static, Type } from 'typebox';
import { CollationSchema, PersonalizedNoteSchema, PhaseSchema, UnlockedProtocolSchema } from '../visitor.ts';
import { ArchiveTextSchema } from './archive.ts';
import { StoryBlockSchema } from './story.ts';

/** One line of a story: its kind, its text and its speaker. */
const LineSchema = Type.Pick(StoryBlockSchema, ['kind', 'text', 'voice']);
export type TranscriptLine = Static<typeof LineSchema>;

/** GET /api/visitor/transcript: every text that this visitor has earned, as the site shows it now. B-PLAIN-01. */
export const TranscriptSchema = Type.Object({
  phase: PhaseSchema,
  /** Whether a record is kept. Without a record, pages, files, clauses and exhibits are empty. */
  isKept: Type.Boolean(),
  /** The story pages that the visitor has opened, each with the visitor's choices, in the order of the site's index. */
  pages: Type.Array(Type.Object({ slug: Type.String(), title: Type.String(), lines: Type.Array(LineSchema) })),
  letters: Type.Array(PersonalizedNoteSchema),
  /** The recovered archive files, in the order of recovery. */
  files: Type.Array(ArchiveTextSchema),
  /** The unlocked clauses, in the order of unlocking. */
  protocols: Type.Array(UnlockedProtocolSchema),
  collation: Type.Optional(CollationSchema),
  /** The names of the eggs found: fragments `egg:<name>` without the prefix. Their texts are in the bundle. */
  exhibits: Type.Array(Type.String()),
});
export type Transcript = Static<typeof TranscriptSchema>;
