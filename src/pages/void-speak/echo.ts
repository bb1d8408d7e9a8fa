/** How much of the end of a line comes back at all. */
const carried = 34;
/** Where the returns begin, as parts of what is carried; the last one is a piece of the last word. */
const beginnings = [0, 0.34, 0.67];

/** A return: what has been lost before it, which still takes up its room, and what is left. */
export interface Return {
  readonly lost: string;
  readonly left: string;
}

/** What comes back of a line, each return shorter from the front than the one before; at most five. */
export function returnsOf(line: string): Return[] {
  const heard = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  while (heard.length > 1 && heard.join(' ').length > carried) heard.shift();
  // A single word can be longer than what is carried.
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

/** Slots in the plate. */
export const slots = 40;

/**
 * How far each slot stands open, 0 to 1, for what is in the field: the last forty signs, from the left. A vowel opens a
 * slot wide and a consonant by its place in the alphabet; a space shuts it, and an empty plate is shut all along.
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
