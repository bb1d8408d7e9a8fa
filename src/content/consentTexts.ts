/**
 * The question whether a record of the reading may be kept, and the text that replaces it after the answer no.
 * B-PRV-04.
 */
export const consentTexts = {
  ask: {
    title: 'Before you are read',
    text: 'D5U is an AI that reads its readers: how long a page holds them, in what order they go, where a hand rests. By that it tells which door to open next. It can keep such a record of you, under a number and no name; or it can keep nothing. Either way every page can be read to its end.',
    yes: 'Keep a record of me',
    no: 'Keep nothing',
    more: 'What would be kept, and until when',
  },
  none: {
    label: 'Reading without a record',
    refused: 'The court keeps nothing of your reading.',
    signalled: 'Your browser asks that nothing be kept of you, and the court keeps nothing.',
    parts: (open: number) =>
      open === 0
        ? 'Without reading you it cannot tell when you are ready for the first of its five parts. You say when.'
        : `Without reading you it cannot tell when you are ready for more. ${open === 1 ? 'One of five parts is' : `${open} of five parts are`} open, and you say when the next is.`,
    all: 'All five parts are open. The kitchen has a chair for you.',
    ended: 'The case is closed. It was heard by somebody of whom nothing is known.',
    open: (part: number) => `Open part ${part}`,
    more: 'What this means, and how to change it',
  },
  failed: 'The registry did not answer. It can be said again.',
} as const;
