import type { StoryBlock } from '#contract/api/story.ts';

/** One answered item: what the counter calls it, and what was said to it. */
export interface Answer {
  readonly caption: string;
  readonly blocks: readonly StoryBlock[];
}

/** A reading at the counter: what is said on arrival, and an answer for each caption. What follows a caption belongs to it. */
export function entriesOf(blocks: readonly StoryBlock[]): {
  readonly arrival: StoryBlock[];
  readonly answers: Answer[];
} {
  const arrival: StoryBlock[] = [];
  const answers: { caption: string; blocks: StoryBlock[] }[] = [];
  for (const block of blocks) {
    const current = answers.at(-1);
    if (block.kind === 'caption') answers.push({ caption: block.text, blocks: [] });
    else if (current === undefined) arrival.push(block);
    else current.blocks.push(block);
  }
  return { arrival, answers };
}
