/**
 * Texts of the form on /kitchen in which the reader says the last word or keeps it. They reveal nothing about the word.
 */
export const endingTexts = {
  label: 'the word',
  say: 'Say it',
  saying: 'The lamps go down …',
  failed: 'The line is down between this kitchen and the court. What you typed is still here, and can be said again.',
  keep: 'Keep it',
  keeping: 'The lamps wait …',
  notKept:
    'The line is down between this kitchen and the court. You are still on the chair, and can get up again later.',
  /** Button for a reader who has kept the word. */
  afterAll: 'say it after all',
} as const;
