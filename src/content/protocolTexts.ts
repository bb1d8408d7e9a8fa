/**
 * Texts around the hidden protocols, and of the four side by side. The protocols' own texts come from the server, and
 * only when they are unlocked.
 */
export const protocolTexts = {
  tab: 'seals',
  /** Number of hidden protocols. */
  seals: 4,
  opening: 'Four clauses of the founding order were sealed on the day it was signed. A seal gives to a word.',
  sealed: 'sealed',
  /** Shown before the secret word. */
  openedBy: 'opened by',
  notice: (title: string): string => `A seal is broken: ${title}.`,
  noticeText: 'The clause lies in the margin below, under seals.',
  /** Opens the four clauses side by side, and is their heading. */
  collation: 'the four clauses side by side',
  collationTitle: 'The four clauses, side by side',
  /** Before the sentence on two clauses that contradict each other, for assistive technology. */
  against: (left: string, right: string): string => `${left}, against ${right}:`,
  left: 'What is left to do',
  closeCollation: 'put them away',
} as const;

/**
 * The advanced message is shown from this number of unlocked protocols on. Spec §4 "Hidden protocol unlock", R-SEC-02.
 */
export const advancedFrom = 3;

/** R-SEC-02: the specification demands the words “advanced investigation mode”. */
export const advancedMessage = (unlocked: number): string =>
  unlocked < protocolTexts.seals
    ? 'The registry’s form has a box for this, “advanced investigation mode”, and it is ticked. One clause is left.'
    : 'The box “advanced investigation mode” is ticked. All four clauses are open, and they contradict each other.';

/** Texts of the line in which the reader says something. The answers come from the server. */
export const sayTexts = {
  open: 'say something',
  label: 'A word for the court',
  say: 'say',
  close: 'not now',
  said: (words: string): string => `“${words}”`,
  asking: 'The registry is being asked.',
  away: 'The court could not be reached, so nobody has heard that. It is still in the line.',
  missedAgain: 'You have said that before, and nothing answered to it.',
  isAsLong: 'It is as long as a word that is left.',
  known: 'That seal is broken already.',
  broken: 'That broke a seal. Its clause lies under seals.',
  nobody: 'Nobody is listening yet. Say it again in a moment.',
  gone: 'Nobody is listening any more. Load the page again, and then say it.',
  /** Answers of the page about the reader's pointer. */
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
