/** A word on which the pointer rested for less was passed over, ms. */
const leastRestMs = 1000;
/** One of this many words on which it rested longest is chosen. */
const most = 3;

/**
 * A word on which the pointer rested longest, one of three by `share`, 0 to 1; null for none that it rested on for a
 * second. `times`: ms by word.
 */
export function restedWord(times: ReadonlyMap<string, number>, share: number): string | null {
  const longest = [...times]
    .filter(([, ms]) => ms >= leastRestMs)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most);
  return longest[Math.floor(share * longest.length)]?.[0] ?? null;
}
