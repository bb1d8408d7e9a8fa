/** Each key counts only within 2 s of the one before. Spec §9, R-SEC-01. */
const keyWindowMs = 2000;
/** The last 10 keys are kept. */
const keyLimit = 10;

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/**
 * The buffer after one key at `atMs` (the page's clock, ms). Anything but a single letter does not change it. A pause of
 * more than 2 s, or a clock that ran backwards, empties it first. It is part of no batch. Never throws. R-SEC-01.
 */
export function pressKey(
  keys: { readonly letters: string; readonly lastAtMs: number },
  key: string,
  atMs: number,
): { readonly letters: string; readonly lastAtMs: number } {
  if (!isLetter(key)) return keys;
  const gap = atMs - keys.lastAtMs;
  const kept = gap >= 0 && gap <= keyWindowMs ? keys.letters : '';
  return { letters: [...kept, key.toLowerCase()].slice(-keyLimit).join(''), lastAtMs: atMs };
}
