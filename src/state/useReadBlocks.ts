import { type RefObject, useEffect, useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { watchDwell } from '../ui/watchDwell.ts';

/** A fast reader's time for one word: 400 words a minute. */
const wordMs = 150;

/** The blocks with a fragment whose line, a child of `place`, has been in view for a fast reader's time. R-PRO-04. */
export function useReadBlocks(
  place: RefObject<HTMLElement | null>,
  blocks: readonly StoryBlock[],
): readonly StoryBlock[] {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const waiting = blocks.filter(({ fragment, text }) => fragment !== undefined && !read.has(text));
  const list = waiting.map(({ text }) => text).join('\n');
  useEffect(() => {
    const watches = (list === '' ? [] : list.split('\n')).flatMap((text) => {
      const line = [...(place.current?.children ?? [])].find(({ textContent }) => textContent === text);
      if (line === undefined) return [];
      return watchDwell(line, text.split(' ').length * wordMs, () => setRead((before) => new Set([...before, text])));
    });
    return () => watches.forEach((watch) => watch.stop());
  }, [list, place]);
  return blocks.filter(({ text }) => read.has(text));
}
