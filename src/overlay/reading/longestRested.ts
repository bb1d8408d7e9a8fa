/** A word on which the pointer rested for less was passed over, ms. */
const leastRestMs = 1000;

/** The word on which the pointer rested longest; null for none that it rested on for a second. `times`: ms by word. */
export function longestRested(times: ReadonlyMap<string, number>): string | null {
  const [longest] = [...times].toSorted(([, a], [, b]) => b - a);
  return longest !== undefined && longest[1] >= leastRestMs ? longest[0] : null;
}
