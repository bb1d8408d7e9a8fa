/** Shortest rest that counts, ms. During a shorter rest the pointer only passes over the word. */
const leastRestMs = 1000;

/** The words on which the pointer rested for a second at least, longest first. `times`: ms by word. B-OVL-07. */
export const longestRests = (times: ReadonlyMap<string, number>): readonly (readonly [word: string, ms: number])[] =>
  [...times].filter(([, ms]) => ms >= leastRestMs).toSorted(([, a], [, b]) => b - a);
