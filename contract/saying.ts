/** The most characters that can be said at once. B-SAY-01. */
export const longestSaying = 120;
