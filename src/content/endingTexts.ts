/** Texts of the form in which the last word is said, or kept (/kitchen). They tell nothing of the word. */
export const endingTexts = {
  label: 'the word',
  say: 'Say it',
  saying: 'The lamps go down …',
  failed: 'The line is down between this kitchen and the court. What you typed is still here, and can be said again.',
  keep: 'Keep it',
  keeping: 'The lamps wait …',
  notKept:
    'The line is down between this kitchen and the court. You are still on the chair, and can get up again later.',
  /** To a reader who has kept it. */
  afterAll: 'say it after all',
} as const;
