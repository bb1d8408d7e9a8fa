/** The middle value. For an even number of values, the higher of the two middle values. NaN without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
