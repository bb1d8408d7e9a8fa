import type { StoryBlock } from '#contract/api/story.ts';

/** Consecutive blocks that belong to the same object, or to no object. */
export interface Passage {
  readonly object: string | null;
  readonly blocks: readonly StoryBlock[];
}

/**
 * Groups blocks by their object, in order. If an object was examined several times, only its latest passage is kept. A
 * heading begins a new passage, and a caption ends one.
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

/** The passages of a story page, sorted by their usual place on the page. */
export interface SortedPassages {
  /** The text before the first choice: the first passage, if it belongs to no object. */
  readonly opening: readonly StoryBlock[];
  /** Passages that belong to an object, in order. */
  readonly examined: readonly Passage[];
  /** The last of `examined`. */
  readonly latest: Passage | undefined;
  /** Names of the objects of `examined`. */
  readonly seen: ReadonlySet<string>;
  /** Blocks after the opening that belong to no object. */
  readonly between: readonly StoryBlock[];
}

/** Groups blocks as `passagesOf` does, and sorts the passages. */
export function sortPassages(blocks: readonly StoryBlock[]): SortedPassages {
  const passages = passagesOf(blocks);
  const opening = passages[0]?.object === null ? passages[0].blocks : [];
  const examined = passages.filter(({ object }) => object !== null);
  return {
    opening,
    examined,
    latest: examined.at(-1),
    seen: new Set(examined.flatMap(({ object }) => object ?? [])),
    between: passages
      .filter(({ object, blocks }) => object === null && blocks !== opening)
      .flatMap(({ blocks }) => blocks),
  };
}
