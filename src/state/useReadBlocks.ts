import { type RefObject, useEffect, useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { watchDwell } from '../ui/watchDwell.ts';

/** A fast reader's time for one word: 400 words a minute. */
const wordMs = 150;

/**
 * Returns the `shown` blocks that have a fragment and satisfy `isCounted`, once their lines have been in view long
 * enough for a fast reader. The line of a block is found by the block's index among the children of `place`, not by its
 * words, because a translated page has other words. R-PRO-04.
 */
export function useReadBlocks(
  place: RefObject<HTMLElement | null>,
  shown: readonly StoryBlock[],
  isCounted: (block: StoryBlock) => boolean,
): readonly StoryBlock[] {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const counted = shown.filter((block) => block.fragment !== undefined && isCounted(block));
  const list = counted
    .filter(({ text }) => !read.has(text))
    .map((block) => `${shown.indexOf(block)} ${block.text}`)
    .join('\n');
  useEffect(() => {
    const watches = (list === '' ? [] : list.split('\n')).flatMap((each) => {
      const [at = '', ...words] = each.split(' ');
      const line = place.current?.children[Number(at)];
      if (line === undefined) return [];
      const text = words.join(' ');
      return watchDwell(line, words.length * wordMs, () => setRead((before) => new Set([...before, text])));
    });
    return () => watches.forEach((watch) => watch.stop());
  }, [list, place]);
  return counted.filter(({ text }) => read.has(text));
}
