import type { StoryBlock } from '#contract/api/story.ts';
import type { Passage } from '../../ui/story/passages.ts';
import { type Doneness, splitObject } from './brief.ts';

/** A question and its answer. */
export interface Exchange {
  readonly object: string;
  readonly question: string;
  readonly doneness: Doneness;
  /** The witness's words (`answer`), and the text beside them (`notes`). */
  readonly answer: readonly StoryBlock[];
  readonly notes: readonly StoryBlock[];
}

/**
 * The record so far: each passage with an object is an exchange, and the passages without one that follow are its
 * notes.
 */
export function exchangesOf(passages: readonly Passage[]): Exchange[] {
  const exchanges: { -readonly [K in keyof Exchange]: Exchange[K] }[] = [];
  for (const { object, blocks } of passages) {
    const parts = splitObject(object);
    const last = exchanges.at(-1);
    if (parts !== null && object !== null) {
      exchanges.push({
        object,
        ...parts,
        answer: blocks.filter(({ kind }) => kind === 'quote'),
        notes: blocks.filter(({ kind }) => kind !== 'quote'),
      });
    } else if (last !== undefined) {
      last.notes = [...last.notes, ...blocks];
    }
  }
  return exchanges;
}
