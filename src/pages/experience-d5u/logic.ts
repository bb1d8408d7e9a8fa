/**
 * An index below `count` that is not `last`, each of the others as likely. `chance` 0 to below 1. With one thought or
 * none there is no other, and the answer is 0. R-TH-01.
 */
export function another(count: number, last: number, chance: number): number {
  if (count < 2) return 0;
  const step = 1 + Math.floor(chance * (count - 1));
  return (last + step) % count;
}
