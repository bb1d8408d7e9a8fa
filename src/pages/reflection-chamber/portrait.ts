import type { StoryBlock } from '#contract/api/story.ts';

/** The most characters that can be typed as the end of a sentence. */
export const longestEnd = 90;

const gap = '⟨⟩';

/** A sentence to finish, and its reflection. */
export interface Sentence {
  /** The beginning of the sentence, which the story gives. */
  readonly given: string;
  /** The reflected sentence, with ⟨⟩ in place of the typed end. */
  readonly glass: string;
  /** The story block with `given`. The page uses its voice and its mark for new text. */
  readonly block: StoryBlock;
}

/** The sentences of a page: each log block that is followed by a quote, its reflection. */
export const sentencesOf = (blocks: readonly StoryBlock[]): readonly Sentence[] =>
  blocks.flatMap((block, index) => {
    const { kind, text } = block;
    const next = blocks[index + 1];
    if (kind !== 'log' || next?.kind !== 'quote') return [];
    return [{ given: text.slice(0, text.indexOf(gap)).trimEnd(), glass: next.text, block }];
  });

/**
 * The typed end of a sentence with single spaces and without final punctuation, because the sentence already has final
 * punctuation; "" if there is no other text.
 */
export const endOf = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;\s]+$/, '');

/**
 * The reflected sentence with the typed end in it; null while the end is empty. At the start of the sentence the end
 * gets a capital letter.
 */
export function reflected({ glass }: Sentence, typed: string): string | null {
  const end = endOf(typed);
  if (end === '') return null;
  // A function, because in a string “$&” would be a pattern.
  const said = glass.replace(gap, () => end);
  return glass.startsWith(gap) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** All reflected sentences as one text; null until every sentence has an end. */
export function portraitOf(sentences: readonly Sentence[], typed: readonly string[]): string | null {
  const said = sentences.map((sentence, index) => reflected(sentence, typed[index] ?? ''));
  return said.length === 0 || said.includes(null) ? null : said.join(' ');
}
