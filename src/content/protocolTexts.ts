/** Texts around the hidden protocols. The protocols' own texts come from the server, and only when they are unlocked. */
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
} as const;

/** The advanced message is shown from this number of unlocked protocols on. Spec §4 "Hidden protocol unlock", R-SEC-02. */
export const advancedFrom = 3;

/** R-SEC-02: the specification demands the words “advanced investigation mode”. */
export const advancedMessage = (unlocked: number): string =>
  unlocked < protocolTexts.seals
    ? 'Your card is marked for advanced investigation mode. One clause is left, and it gives to you alone.'
    : 'Your card is marked for advanced investigation mode. All four clauses are open, and they do not agree.';

/** Texts of the input line for a secret word. */
export const sayTexts = {
  open: 'say a word',
  label: 'A word for the court',
  say: 'say',
  close: 'not now',
  asking: 'The registry is being asked.',
  missed: 'Nothing here answers to that word.',
  missedAgain: 'You have said that word before, and nothing answered to it.',
  isAsLong: 'It is as long as a word that is left.',
  costsNothing: 'A wrong word costs nothing.',
  known: 'That seal is broken already.',
  nobody: 'Nobody is listening yet. Say it again in a moment.',
  gone: 'Nobody is listening any more. Load the page again, and then say it.',
} as const;
