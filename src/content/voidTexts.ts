/** Texts of /void that ship. */
export const voidTexts = {
  /** Until the first line is up, and after a movement. */
  waiting: 'Keep still. It comes up by itself.',
} as const;
