/** The longest saying, in characters. B-SAY-01. */
export const longestSaying = 120;

/** The highest count of sayings without an answer. */
export const mostAsked = 99;
