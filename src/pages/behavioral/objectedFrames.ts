import type { StoryBlock } from '#contract/api/story.ts';

/**
 * The frames that the reader has objected to in this reading. An objection refers to the frame that was opened last
 * before the objection.
 */
export function objectedFrames(blocks: readonly StoryBlock[]): ReadonlySet<string> {
  const objected = new Set<string>();
  let frame: string | null = null;
  for (const { object } of blocks) {
    if (object === 'objection' && frame !== null) objected.add(frame);
    else if (object != null) frame = object;
  }
  return objected;
}
