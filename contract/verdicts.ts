/** The three possible votes of /judgment; the last is an abstention. */
export const verdicts = ['cut', 'grow', 'set-down'] as const;
export type Verdict = (typeof verdicts)[number];
