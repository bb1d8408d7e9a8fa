import type { StoryBlock } from '#contract/api/story.ts';

/** Text and attribution of a quote, parted at the last spaced dash; no attribution without one. */
export function partQuote(text: string): { readonly words: string; readonly attribution: string | null } {
  const dash = text.lastIndexOf(' – ');
  return dash < 0
    ? { words: text, attribution: null }
    : { words: text.slice(0, dash), attribution: text.slice(dash + 3) };
}

/** The numbered sentences of the Judge, "1. The objects agree. 2. The persons do not."; null for any other text. */
export function partVerdict(text: string): readonly string[] | null {
  if (!text.startsWith('1. ')) return null;
  return text
    .split(/(?:^|\s)\d+\. /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** What stands before the last sentence, with its space, and the last sentence. */
export function partLastSentence(text: string): readonly [before: string, last: string] {
  const end = /^([\s\S]*[.?…”] )(?=\S)/.exec(text)?.[1] ?? '';
  return [end, text.slice(end.length)];
}

/** The time that an entry of a log opens with, "02:14", and the rest; no time for an entry without one. */
export function partTime(text: string): { readonly time: string | null; readonly rest: string } {
  const [, time, rest] = /^(\d\d:\d\d)[.,] (.*)$/s.exec(text) ?? [];
  return time === undefined || rest === undefined ? { time: null, rest: text } : { time, rest };
}

/** Consecutive lines that belong together: those of one object, or those of none. */
export interface Passage {
  readonly object: string | null;
  readonly blocks: readonly StoryBlock[];
}

/**
 * Lines gathered by their object, in order. Of an object examined again only the latest passage stays. A heading opens a
 * passage of its own and a caption closes one.
 */
export function passagesOf(blocks: readonly StoryBlock[]): Passage[] {
  const passages: { object: string | null; blocks: StoryBlock[] }[] = [];
  let isOpen = false;
  for (const block of blocks) {
    const object = block.object ?? null;
    const current = passages.at(-1);
    if (current === undefined || !isOpen || current.object !== object || block.kind === 'heading') {
      passages.push({ object, blocks: [block] });
    } else {
      current.blocks.push(block);
    }
    isOpen = block.kind !== 'caption';
  }
  const latest = new Map(passages.map((passage, index) => [passage.object, index]));
  return passages.filter(({ object }, index) => object === null || latest.get(object) === index);
}
