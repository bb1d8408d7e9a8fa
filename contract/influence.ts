/** Rules for the influence message, shared by browser and server: the price and the valid texts. Spec §9, R-INF-03. */

/** The displayed and charged price, in whole units of the currency. */
export const influencePrice = { price: 13, currency: 'USD' } as const;

export const influenceFields = ['designation', 'message'] as const;
export type InfluenceField = (typeof influenceFields)[number];

/** The longest text of a field, in code points, so that most emoji count as one. */
export const influenceLimits: Readonly<Record<InfluenceField, number>> = { designation: 40, message: 240 };

/** The longest text of a field as it is sent, before spaces are folded. A longer text is rejected unread. */
export const longestSentText = 1000;

/** Control, formatting, bidirectional, zero-width and blank characters. Fault 37. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Four or more combining marks on one letter. No script needs them, and they cover the neighbouring lines. */
const stackedMarks = /\p{M}{4,}/u;

/**
 * The limit for the length of a text in NFKC, as a multiple of the field's limit. NFKC turns U+FDFA into 18 characters.
 */
const mostGrowth = 2;

/** The stored form of a text: NFC, one plain space between words, none at the ends. */
export const normalizeInfluenceText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** The length of the normalized text in code points. 0 or more. */
export const influenceLength = (text: string): number => Array.from(normalizeInfluenceText(text)).length;

/** The error in a field's text, as a sentence that begins with the field's name; null for a valid text. */
export function influenceError(field: InfluenceField, text: string): string | null {
  if (invisible.test(text)) return `${field} must not hold line breaks or characters that cannot be seen.`;
  if (stackedMarks.test(text)) return `${field} must not hold more than three marks on one letter.`;
  const length = influenceLength(text);
  if (length === 0) return `${field} must not be empty.`;
  const limit = influenceLimits[field];
  if (length > limit) return `${field} must be at most ${limit} characters long; it is ${length}.`;
  // The time for moderation grows with the length of the text in NFKC.
  const writtenOut = Array.from(normalizeInfluenceText(text).normalize('NFKC')).length;
  return writtenOut > limit * mostGrowth ? `${field} must not hold so many characters that stand for others.` : null;
}
