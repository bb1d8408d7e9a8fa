import type { StoryBlock } from '#contract/api/story.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';
import { clamp } from '../../ui/clamp.ts';

/** The time of a cold start of D5U, in milliseconds. Spec §2, "2.7s initialisation". */
export const startUpMs = 2700;

/** One entry of the log. The time stamp is removed from the text of `block`. */
export interface Entry {
  readonly block: StoryBlock;
  /** The time stamp as shown: four digits, or dots for an entry without a time. */
  readonly stamp: string;
  /** Time from 0 to 2700, never less than the time of the previous entry. */
  readonly ms: number;
}

/** A scroll position, px, and the time on the clock there, ms. In a list both ascend. */
export interface Mark {
  readonly y: number;
  readonly ms: number;
}

/** The lines of the story as entries. An entry without a time stamp has the time of the previous entry. */
export function entriesOf(blocks: readonly StoryBlock[]): Entry[] {
  let ms = 0;
  return blocks.map((block) => {
    const [, stamp = '····', text = block.text] = /^(\d{4}|·{4}) ([\s\S]*)$/.exec(block.text) ?? [];
    if (/^\d/.test(stamp)) ms = clamp(Number(stamp), ms, startUpMs);
    return { block: { ...block, text }, stamp, ms };
  });
}

/**
 * The time on the clock at a scroll position: linear between two entries, constant before the first and after the last.
 */
export function msAt(y: number, marks: readonly Mark[]): number {
  const next = marks.findIndex((mark) => mark.y > y);
  const from = marks[next - 1];
  const to = marks[next];
  if (to === undefined) return marks.at(-1)?.ms ?? 0;
  if (from === undefined) return to.ms;
  return Math.round(from.ms + ((to.ms - from.ms) * (y - from.y)) / (to.y - from.y));
}

/** Number of entries above the horizon at a scroll position, with a tolerance of one pixel, because browsers round. */
export const risenAt = (y: number, marks: readonly Mark[]): number => marks.filter((mark) => mark.y <= y + 1).length;

/** The scroll position at which the next entry up or down is at the horizon; null beyond either end. */
export function stepFrom(y: number, by: number, marks: readonly Mark[]): number | null {
  const beyond = (mark: Mark) => (by === 1 ? mark.y > y + 1 : mark.y < y - 1);
  return (by === 1 ? marks.find(beyond) : marks.findLast(beyond))?.y ?? null;
}

/** The grade of letters at a time: coarse at first, clean at the end. */
export function gradeAt(ms: number): Grade {
  if (ms < 500) return 35;
  if (ms < 1100) return 20;
  return ms < 1900 ? 10 : 0;
}

/** The time as four digits, as on the clock. */
export const figuresOf = (ms: number): string => String(ms).padStart(4, '0');
