/** The longest saying, in characters. B-SAY-01. */
export const longestSaying = 120;

/** The highest count of sayings without an answer. */
export const mostAsked = 99;

/** The greatest number of earlier answers that a saying names. B-SAY-12. */
export const mostHeard = 24;

/** A hash of an answer, an unsigned 32-bit integer; the same for the same text. */
export function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0;
  return hash;
}
