import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';

/**
 * Plain text, or a choice: `words` are the text of its button, `tail` is the punctuation that stays on the same line.
 */
export type WovenPart = string | { readonly choice: StoryChoice; readonly words: string; readonly tail: string };

export interface Woven {
  /** The parts of each line, in order of the lines. */
  readonly lines: readonly { readonly block: StoryBlock; readonly parts: readonly WovenPart[] }[];
  /** Choices that no line mentions. */
  readonly rest: readonly StoryChoice[];
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts the first mention of a choice out of the text parts of a line; null if the line does not mention the choice. */
function cut(parts: readonly WovenPart[], choice: StoryChoice): WovenPart[] | null {
  const mention = new RegExp(`\\b(${escaped(choice.text.replace(/^the /, ''))})\\b([.,;:?]?)`, 'i');
  for (const [index, part] of parts.entries()) {
    const found = typeof part === 'string' ? mention.exec(part) : null;
    if (found === null || typeof part !== 'string') continue;
    const [whole, words = '', tail = ''] = found;
    const after = part.slice(found.index + whole.length);
    const pieces: WovenPart[] = [part.slice(0, found.index), { choice, words, tail }, after];
    return [...parts.slice(0, index), ...pieces.filter((piece) => piece !== ''), ...parts.slice(index + 1)];
  }
  return null;
}

/** Puts each choice into the first line that mentions the text of the choice. */
export function weave(blocks: readonly StoryBlock[], choices: readonly StoryChoice[]): Woven {
  const lines: { block: StoryBlock; parts: WovenPart[] }[] = blocks.map((block) => ({ block, parts: [block.text] }));
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
