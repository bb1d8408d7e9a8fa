/** The seat as both sides must agree on it: what it costs, what fits on its line. Spec §9, R-INF-03. */

/** Display price and charge, in whole units of the currency. */
export const seatPrice = { price: 13, currency: 'USD' } as const;

export const lineFields = ['designation', 'message'] as const;
export type LineField = (typeof lineFields)[number];

/** Longest text of a field, in characters (code points, so that an emoji is one). */
export const lineLimits: Readonly<Record<LineField, number>> = { designation: 40, message: 240 };

/** Control, formatting, bidirectional and zero-width characters, and those that only look like nothing. Fault 37. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** No script needs four marks on one letter; a tower of them reaches into other people's lines. */
const tower = /\p{M}{4,}/u;

/** The text as it would stand in the archive: composed, one plain space between words, none around them. */
export const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** How many characters of a field's limit a text takes. 0 or more. */
export const lengthOf = (text: string): number => Array.from(tidied(text)).length;

/** What is wrong with a field's text, in one sentence that begins with the field's name; null when nothing is. */
export function objectionTo(field: LineField, text: string): string | null {
  if (unseen.test(text)) return `${field} must not hold line breaks or characters that cannot be seen.`;
  if (tower.test(text)) return `${field} must not hold more than three marks on one letter.`;
  const length = lengthOf(text);
  if (length === 0) return `${field} must not be empty.`;
  const limit = lineLimits[field];
  return length > limit ? `${field} must be at most ${limit} characters long; it is ${length}.` : null;
}
