import type { StoryBlock } from '#contract/api/story.ts';

/** The most that goes on the end of a sentence. */
export const longestEnd = 90;

const gap = '⟨⟩';

/** A sentence to finish, and what the glass makes of it. */
export interface Sentence {
  /** What is given, up to where the reader goes on. */
  readonly given: string;
  /** The same in the glass, with a gap for the reader's words. */
  readonly glass: string;
  readonly voice: string | undefined;
}

/** Each log line that has a gap, with the quote that follows it. */
export const sentencesOf = (blocks: readonly StoryBlock[]): readonly Sentence[] =>
  blocks.flatMap(({ kind, text, voice }, index) => {
    const next = blocks[index + 1];
    if (kind !== 'log' || next?.kind !== 'quote') return [];
    return [{ given: text.slice(0, text.indexOf(gap)).trimEnd(), glass: next.text, voice }];
  });

/** What was typed as the end of a sentence: white space folded, without the full stop that the sentence has already. */
export const endOf = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;\s]+$/, '');

/** The sentence as the glass has it; null while it has no end. A word that comes to stand first gets a capital. */
export function reflected({ glass }: Sentence, typed: string): string | null {
  const end = endOf(typed);
  if (end === '') return null;
  // By a function: a reader’s “$&” is two signs and no command.
  const said = glass.replace(gap, () => end);
  return glass.startsWith(gap) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** All of it in one, in the order of the sentences; null until every one has an end. */
export function portraitOf(sentences: readonly Sentence[], typed: readonly string[]): string | null {
  const said = sentences.map((sentence, index) => reflected(sentence, typed[index] ?? ''));
  return said.length === 0 || said.includes(null) ? null : said.join(' ');
}
