/** Distance of the star in light years. A light year is the distance of light in 365.25 days. */
const lightYears = 25.04;
const dayMs = 86_400_000;
const yearMs = 365.25 * dayMs;
const wayMs = lightYears * yearMs;
const kmPerMs = 299.792458;

/** Maximum number of characters of a question. */
export const longestQuestion = 160;

/** Earliest time of a reply to a question asked at `askedAt`: the time of light to the star and back. Both epoch ms. */
export const replyAt = (askedAt: number): number => askedAt + 2 * wayMs;

/** Days until the reply, rounded up; 0 once the reply is due. Both times epoch ms. */
export const daysLeft = (askedAt: number, now: number): number =>
  Math.max(0, Math.ceil((replyAt(askedAt) - now) / dayMs));

/**
 * Position at `now` of light that left at `askedAt`: kilometres from here, and the share of the whole distance to the
 * star and back, 0 to 1.
 */
export function flightOf(askedAt: number, now: number): { readonly km: number; readonly share: number } {
  const goneMs = Math.min(2 * wayMs, Math.max(0, now - askedAt));
  return { km: (goneMs <= wayMs ? goneMs : 2 * wayMs - goneMs) * kmPerMs, share: goneMs / (2 * wayMs) };
}

/** The fault of a question: null, 'empty', or its number of characters over the limit. */
export function faultOf(text: string): 'empty' | number | null {
  const length = lengthOf(text);
  if (length === 0) return 'empty';
  return length > longestQuestion ? length - longestQuestion : null;
}

/** Number of characters (code points) of the trimmed text. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
