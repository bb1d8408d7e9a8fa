/** Texts of /void that ship. */
export const voidTexts = {
  /** Shown until the first line has appeared, and after a movement. */
  waiting: 'Keep still. It comes up by itself.',
} as const;
