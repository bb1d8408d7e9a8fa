/** How many letters of the end of a line come back. */
const carried = 34;
/** Where the first returns begin, as shares of the words that come back. */
const beginnings = [0, 0.34, 0.67];

/** One return of an echo: the letters that are lost, which keep their space, and those that are left. */
export interface Return {
  readonly lost: string;
  readonly left: string;
}

/** The returns of a line, each shorter from the front than the one before; at most five. */
export function returnsOf(line: string): Return[] {
  const heard = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  while (heard.length > 1 && heard.join(' ').length > carried) heard.shift();
  // A single word can be longer than the carried part.
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

/** How many slots the plate has. */
export const slots = 40;

/**
 * How far each slot is open, 0 to 1, for the last forty characters of the field, from the left: a vowel 1, a consonant
 * by its place in the alphabet, a space 0.
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
