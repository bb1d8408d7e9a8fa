import type { DisturbanceRequest } from '../../state/disturbance.ts';

/** A saying of at most so many letters is shown whole, a longer one by its longest word. */
const wholeUpTo = 18;
const echoMs = 700;
const reach = 0.3;

/**
 * The glitch that shows a reader's own words under the page when they are answered, and hides no line. It stays on this
 * device. B-SAY-10.
 */
export function echoOf(said: string): DisturbanceRequest {
  const words = said.match(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu) ?? [];
  const longest = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const under = said.length <= wholeUpTo || longest === '' ? said.slice(0, wholeUpTo) : longest;
  return { kind: 'glitch', glitch: 'split', reach, durationMs: echoMs, seed: seedOf(said), under };
}

/** The same words look the same. An unsigned 32-bit integer. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7);
