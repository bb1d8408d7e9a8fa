/**
 * Texts for the hidden protocols, and for the view of all four protocols side by side. The server sends the text of a
 * protocol only after that protocol is unlocked.
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
  /**
   * `collation`: label of the button that opens the four protocols side by side. `collationTitle`: heading of that
   * view.
   */
  collation: 'the four clauses side by side',
  collationTitle: 'The four clauses, side by side',
  /** For screen readers only, before the sentence about a contradiction between two protocols. */
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

/** Label of the button that opens the input line in which the reader says something. */
export const sayOpens = 'say something';
