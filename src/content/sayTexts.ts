/** Texts of the input line in which the reader says something. The answers come from the server. */
export const sayTexts = {
  label: 'A word for the court',
  say: 'say',
  close: 'not now',
  said: (words: string): string => `“${words}”`,
  asking: 'The registry is being asked.',
  away: 'The court could not be reached, so nobody has heard that. It is still in the line.',
  missedAgain: 'You have said that before, and nothing answered to it.',
  /** Shown if the only answer was already given in this page load. */
  asBefore: (answer: string): string => `As before: ${answer}`,
  isAsLong: 'It is as long as a word that is left.',
  known: 'That seal is broken already.',
  broken: 'That broke a seal. Its clause lies under seals.',
  nobody: 'Nobody is listening yet. Say it again in a moment.',
  gone: 'Nobody is listening any more. Load the page again, and then say it.',
  /** Answers that the page itself gives, about the reader's pointer. */
  lookedAt: {
    from: 'This page',
    longest: (words: readonly string[]): string =>
      `Longest under your pointer: ${words.join('; ')}. Only this page has counted it, and it goes when you close it.`,
    on: (word: string, time: string): string =>
      `${time} on “${word}”. Only this page has counted it, and it goes when you close it.`,
    notOn: (word: string): string => `Not for a whole second on “${word}”, as far as this page has counted.`,
    none: 'Your pointer has not stayed on a word for a whole second since you opened this page.',
  },
} as const;
