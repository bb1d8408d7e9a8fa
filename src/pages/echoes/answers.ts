import type { StoryBlock } from '#contract/api/story.ts';

/** One answered item: its caption, and the answer to it. */
export interface Answer {
  readonly caption: string;
  readonly blocks: readonly StoryBlock[];
}

/** Splits the story into the opening text and the answers. Each caption begins an answer. */
export function answersOf(blocks: readonly StoryBlock[]): { greeting: StoryBlock[]; answers: Answer[] } {
  const greeting: StoryBlock[] = [];
  const answers: { caption: string; blocks: StoryBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'caption') answers.push({ caption: block.text, blocks: [] });
    else (answers.at(-1)?.blocks ?? greeting).push(block);
  }
  return { greeting, answers };
}
