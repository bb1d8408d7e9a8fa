/** Shortest rest that counts, ms. During a shorter rest the pointer only passes over the word. */
const leastRestMs = 1000;
/** Number of words with the longest rests from which one is chosen. */
const most = 3;

/** The words on which the pointer rested for a second at least, longest first. `times`: ms by word. B-OVL-07. */
export const longestRests = (times: ReadonlyMap<string, number>): readonly (readonly [word: string, ms: number])[] =>
  [...times].filter(([, ms]) => ms >= leastRestMs).toSorted(([, a], [, b]) => b - a);

/** One of the three words with the longest rests, chosen by `share`, 0 to 1; null for none. */
export function restedWord(times: ReadonlyMap<string, number>, share: number): string | null {
  const longest = longestRests(times).slice(0, most);
  return longest[Math.floor(share * longest.length)]?.[0] ?? null;
}
