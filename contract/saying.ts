/** The most characters that can be said at once. B-SAY-01. */
export const longestSaying = 120;

/** The most that is counted of what nothing answered to. */
export const mostAsked = 99;
