import { hoverTextLimit } from '#contract/telemetry.ts';
import type { HoverTrace } from '../../state/trace.ts';

/** One thing that the reader rested on, as it comes back. */
export interface Echo {
  readonly text: string;
  readonly path: string;
  readonly atMs: number;
}

const here = '/echoes';
/** What lies further back than this is not on the tray. */
const queueLimit = 12;
/** Depth at which a word is too far off to be read and is a line. */
export const vanishingDepth = 5;
/** Waiting costs the nearest word a grade in each of these. */
const gradeBeats = 6;
/** One beat of waiting. */
export const beatMs = 1000;

/**
 * What can be handed back, latest first: each text once, without what was rested on in this very room and what has no
 * three letters together. Pure.
 */
export function echoesOf(hovers: readonly HoverTrace[]): Echo[] {
  const byText = new Map<string, Echo>();
  for (const { text, path, atMs } of hovers.toReversed()) {
    if (path === here || byText.has(text) || !/\p{L}{3}/u.test(text)) continue;
    byText.set(text, { text, path, atMs });
  }
  return [...byText.values()].slice(0, queueLimit);
}

/** The text as it is set: cut off at fifty characters, and not pretending otherwise. */
export const cutOff = (text: string): string => (text.length >= hoverTextLimit ? `${text}…` : text);

/** The grade of a word at `depth` after `beats` of waiting: 0, 10, 20 or 35. Only the nearest one waits. */
export function gradeAt(depth: number, beats: number): 0 | 10 | 20 | 35 {
  const steps = depth > 0 ? depth : Math.floor(beats / gradeBeats);
  return steps <= 0 ? 0 : steps === 1 ? 10 : steps === 2 ? 20 : 35;
}
