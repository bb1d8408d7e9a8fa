/** The distance of the star, in light years, and what a year is to light: 365.25 days. */
const lightYears = 25.04;
const dayMs = 86_400_000;
const yearMs = 365.25 * dayMs;
const wayMs = lightYears * yearMs;
const kmPerMs = 299.792458;

/** How much the card takes. */
export const longest = 160;

/** When a question asked then could be answered here: there and back, with no time to think. Epoch ms. */
export const replyAt = (askedAt: number): number => askedAt + 2 * wayMs;

/** Days until the reply, begun ones counted; 0 once it is due. */
export const daysLeft = (askedAt: number, now: number): number =>
  Math.max(0, Math.ceil((replyAt(askedAt) - now) / dayMs));

/** How far light that left then has got: kilometres from here, and the share of the way there and back, 0 to 1. */
export function flightOf(askedAt: number, now: number): { readonly km: number; readonly share: number } {
  const goneMs = Math.min(2 * wayMs, Math.max(0, now - askedAt));
  return { km: (goneMs <= wayMs ? goneMs : 2 * wayMs - goneMs) * kmPerMs, share: goneMs / (2 * wayMs) };
}

/** What is wrong with a question: nothing (null), that there is none, or by how many characters it is too long. */
export function faultOf(text: string): 'empty' | number | null {
  const length = lengthOf(text);
  if (length === 0) return 'empty';
  return length > longest ? length - longest : null;
}

/** Characters as a reader counts them, without the space at either end. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
