/** Texts of the form in which the last word is said (/kitchen). They tell nothing of the word. */
export const endingTexts = {
  label: 'the word',
  say: 'Say it',
  saying: 'The pens go down …',
  failed: 'The line is down between this kitchen and the court. What you typed is still here, and can be said again.',
} as const;
