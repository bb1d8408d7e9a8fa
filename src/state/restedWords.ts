/** A word on which the pointer rested for less was passed over, ms. */
const leastRestMs = 1000;
/** One of this many words on which it rested longest is chosen. */
const most = 3;

/** The words on which the pointer rested for a second at least, longest first. `times`: ms by word. B-OVL-07. */
export const longestRests = (times: ReadonlyMap<string, number>): readonly (readonly [word: string, ms: number])[] =>
  [...times].filter(([, ms]) => ms >= leastRestMs).toSorted(([, a], [, b]) => b - a);

/** One of the three longest by `share`, 0 to 1; null for none. */
export function restedWord(times: ReadonlyMap<string, number>, share: number): string | null {
  const longest = longestRests(times).slice(0, most);
  return longest[Math.floor(share * longest.length)]?.[0] ?? null;
}
