import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';

/** A stretch of prose, or the words in it that may be examined; `tail` is the punctuation that must not leave them. */
export type Part = string | { readonly choice: StoryChoice; readonly words: string; readonly tail: string };

export interface Woven {
  /** The parts of each line, in order of the lines. */
  readonly lines: readonly { readonly block: StoryBlock; readonly parts: readonly Part[] }[];
  /** Choices whose words none of the lines hold. */
  readonly rest: readonly StoryChoice[];
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts the first mention of a choice out of the text parts of a line; null where it is not mentioned. */
function cut(parts: readonly Part[], choice: StoryChoice): Part[] | null {
  const mention = new RegExp(`\\b(${escaped(choice.text.replace(/^the /, ''))})\\b([.,;:?]?)`, 'i');
  for (const [index, part] of parts.entries()) {
    const found = typeof part === 'string' ? mention.exec(part) : null;
    if (found === null || typeof part !== 'string') continue;
    const [whole, words = '', tail = ''] = found;
    const after = part.slice(found.index + whole.length);
    const pieces: Part[] = [part.slice(0, found.index), { choice, words, tail }, after];
    return [...parts.slice(0, index), ...pieces.filter((piece) => piece !== ''), ...parts.slice(index + 1)];
  }
  return null;
}

/** Sets each choice into the first line that names its object, so that one examines a thing by touching its name. */
export function weave(blocks: readonly StoryBlock[], choices: readonly StoryChoice[]): Woven {
  const lines: { block: StoryBlock; parts: Part[] }[] = blocks.map((block) => ({ block, parts: [block.text] }));
  const rest = choices.filter((choice) => {
    for (const line of lines) {
      const parts = cut(line.parts, choice);
      if (parts === null) continue;
      line.parts = parts;
      return false;
    }
    return true;
  });
  return { lines, rest };
}
