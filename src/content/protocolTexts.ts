/** What stands around the sealed clauses; what is in them comes from the server, and only once it has been earned. */
export const protocolTexts = {
  tab: 'seals',
  /** How many clauses of the founding order are sealed. */
  seals: 4,
  opening: 'Four clauses of the founding order were sealed on the day it was signed. A seal gives to a word.',
  sealed: 'sealed',
  /** Stands before the word. */
  openedBy: 'opened by',
  notice: (title: string): string => `A seal is broken: ${title}.`,
  noticeText: 'The clause lies in the margin below, under seals.',
} as const;

/** From this many on. Spec §4 "Hidden protocol unlock", R-SEC-02. */
export const advancedFrom = 3;

/** R-SEC-02: the words “advanced investigation mode” are the spec's. */
export const advancedMessage = (unlocked: number): string =>
  unlocked < protocolTexts.seals
    ? 'Your card is marked for advanced investigation mode. One clause is left, and nobody in the building may help you with it.'
    : 'Your card is marked for advanced investigation mode. All four clauses are open, and they do not agree.';

/** The way in for those who cannot type into the air. */
export const sayTexts = {
  open: 'say a word',
  label: 'A word for the court',
  say: 'say',
  close: 'not now',
  asking: 'The registry is being asked.',
  missed: 'Nothing here answers to that word.',
  known: 'That seal is broken already.',
  nobody: 'Nobody is listening yet. Say it again in a moment.',
  gone: 'Nobody is listening any more. Load the page again, and then say it.',
} as const;
