import { hoverTextLimit } from '#contract/telemetry.ts';
import type { HoverTrace } from '../../state/trace.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** A text that the reader rested on, with its page and its time. */
export type Echo = Pick<HoverTrace, 'text' | 'path' | 'atMs'>;

const here = '/echoes';
/** Maximum number of texts shown. */
const queueLimit = 12;
/** From this depth on a text is too small to be read and is drawn as a line. */
export const vanishingDepth = 5;
/** Number of beats after which the nearest text becomes one grade coarser. */
const gradeBeats = 6;
/** Period of one beat of waiting, ms. */
export const beatMs = 1000;

/**
 * The texts to show, latest first: each text once, without texts of this page and texts without three letters in a row.
 * Pure.
 */
export function echoesOf(hovers: readonly HoverTrace[]): Echo[] {
  const byText = new Map<string, Echo>();
  for (const { text, path, atMs } of hovers.toReversed()) {
    if (path === here || byText.has(text) || !/\p{L}{3}/u.test(text)) continue;
    byText.set(text, { text, path, atMs });
  }
  return [...byText.values()].slice(0, queueLimit);
}

/** The text as it is shown. A text that telemetry cut off, at fifty characters, ends in an ellipsis. */
export const cutOff = (text: string): string => (text.length >= hoverTextLimit ? `${text}…` : text);

/**
 * The grade of a text at `depth` after `beats` of waiting: 0, 10, 20 or 35. Only the nearest text (depth 0) gets
 * coarser by waiting.
 */
export function gradeAt(depth: number, beats: number): Grade {
  const steps = depth > 0 ? depth : Math.floor(beats / gradeBeats);
  return ([0, 10, 20] as const)[steps] ?? 35;
}
