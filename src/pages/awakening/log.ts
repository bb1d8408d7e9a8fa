import type { StoryBlock } from '#contract/api/story.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';
import { clamp } from '../../ui/clamp.ts';

/** The time of a cold start of D5U, in milliseconds. Spec §2, "2.7s initialisation". */
export const startUpMs = 2700;

/** One entry of the log, its stamp taken off. */
export interface Entry {
  readonly block: StoryBlock;
  /** As printed: four figures, or dots for a time outside the count. */
  readonly stamp: string;
  /** 0 to 2700 and never less than the entry before. */
  readonly ms: number;
}

/** Positions of the page and the times on the clock there: pixels scrolled, and milliseconds. Ascending in both. */
export interface Mark {
  readonly y: number;
  readonly ms: number;
}

/** The lines of the story as entries. One without a stamp shares that of the entry before it. */
export function entriesOf(blocks: readonly StoryBlock[]): Entry[] {
  let ms = 0;
  return blocks.map((block) => {
    const [, stamp = '····', text = block.text] = /^(\d{4}|·{4}) ([\s\S]*)$/.exec(block.text) ?? [];
    if (/^\d/.test(stamp)) ms = clamp(Number(stamp), ms, startUpMs);
    return { block: { ...block, text }, stamp, ms };
  });
}

/**
 * The clock at a place on the page: between two entries it runs evenly, before the first and after the last it stands.
 */
export function msAt(y: number, marks: readonly Mark[]): number {
  const next = marks.findIndex((mark) => mark.y > y);
  const from = marks[next - 1];
  const to = marks[next];
  if (to === undefined) return marks.at(-1)?.ms ?? 0;
  if (from === undefined) return to.ms;
  return Math.round(from.ms + ((to.ms - from.ms) * (y - from.y)) / (to.y - from.y));
}

/** How many entries have come up by then; a pixel is forgiven, as browsers round. */
export const risenAt = (y: number, marks: readonly Mark[]): number => marks.filter((mark) => mark.y <= y + 1).length;

/** Where the next entry up or down stands on the horizon; null past either end. */
export function stepFrom(y: number, by: number, marks: readonly Mark[]): number | null {
  const beyond = (mark: Mark) => (by === 1 ? mark.y > y + 1 : mark.y < y - 1);
  return (by === 1 ? marks.find(beyond) : marks.findLast(beyond))?.y ?? null;
}

/** It comes to itself by degrees: the grade of letters that are set at a moment. */
export function gradeAt(ms: number): Grade {
  if (ms < 500) return 35;
  if (ms < 1100) return 20;
  return ms < 1900 ? 10 : 0;
}

/** Four figures, as on the clock. */
export const figuresOf = (ms: number): string => String(ms).padStart(4, '0');
