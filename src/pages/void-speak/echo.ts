/** Number of letters at the end of a line that are echoed. */
const carried = 34;
/** Start of the first returns, as shares of the echoed words. */
const beginnings = [0, 0.34, 0.67];

/** One return of an echo: the lost letters, whose space is kept, and the letters that are left. */
export interface Return {
  readonly lost: string;
  readonly left: string;
}

/** The returns of a line, each cut further at its beginning; at most five. */
export function returnsOf(line: string): Return[] {
  const heard = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  while (heard.length > 1 && heard.join(' ').length > carried) heard.shift();
  // A single word can be longer than the echoed part.
  const words = heard.map((word) => word.slice(-carried));
  const said = words.join(' ');
  const last = words.at(-1);
  if (last === undefined) return [];
  const starts = new Set([
    ...beginnings.map((part) => said.length - words.slice(Math.floor(part * words.length)).join(' ').length),
    said.length - last.length,
    said.length - Math.ceil(last.length / 2),
  ]);
  return [...starts]
    .sort((one, two) => one - two)
    .map((start) => ({ lost: said.slice(0, start), left: said.slice(start) }));
}

/** Number of slots in the plate. */
export const slots = 40;

/**
 * Opening of each slot, 0 to 1, from the left, for the last forty characters of the field: a vowel 1, a consonant by
 * its place in the alphabet, a space 0.
 */
export function aperturesOf(text: string): number[] {
  const signs = Array.from(text.toLowerCase()).slice(-slots);
  return Array.from({ length: slots }, (_, index) => {
    const sign = signs[index];
    if (sign === undefined || /\s/.test(sign)) return 0;
    if (/[aeiou]/.test(sign)) return 1;
    const place = sign.charCodeAt(0) - 97;
    return place >= 0 && place < 26 ? 0.3 + (place / 25) * 0.45 : 0.2;
  });
}
