/**
 * Random numbers for visual effects only. The same arguments give the same numbers in every browser. The simulation has
 * its own generator (#core/random.ts).
 */

/** Hash of a text: FNV-1a over UTF-16 units, then one mixing round. Unsigned 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // In FNV-1a the last letters change only low bits, so texts that differ only at the end would be sorted
  // alphabetically.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The random number at a position of a table with up to three integer indices: 0 (included) to 1 (excluded). Stateless.
 */
export function randomAt(first: number, second = 0, third = 0): number {
  let bits = Math.imul(first + 1, 0x9e3779b1) ^ Math.imul(second + 1, 0x85ebca6b) ^ Math.imul(third + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** A generator of numbers from 0 (included) to 1 (excluded). `seed` is an integer, for instance from `hashText`. */
export function randomFrom(seed: number): () => number {
  let drawn = 0;
  return () => randomAt(seed, drawn++);
}
