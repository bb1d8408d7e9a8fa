/** The middle value. Of an even number of values, the higher of the two in the middle. NaN without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
