/** The longest saying, in characters. B-SAY-01. */
export const longestSaying = 120;

/** The greatest number of earlier refusals whose hashes are sent with a saying. B-SAY-02. */
export const mostMissed = 64;

/** The greatest number of earlier answers whose hashes are sent with a saying. B-SAY-12. */
export const mostHeard = 24;

/** A hash of an answer (FNV-1a over its code points): an unsigned 32-bit integer. */
export function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0;
  return hash;
}
