/** Texts shown instead of a page that cannot be shown. The address is put between the two parts of `body`. */
interface PageErrorTexts {
  readonly title: string;
  readonly body: readonly [before: string, after: string];
}

/** The page's chunk is no longer on the server: the site was rebuilt while the reader had the site open. */
export const pageMissingTexts: PageErrorTexts = {
  title: 'The registry has been re-shelved.',
  body: [
    'The sheet at ',
    ' was moved while you were reading. The shelf list in your hand is the older edition. A clerk has looked once in the new one, and the place it gives is empty.',
  ],
};

/** The page threw an error while it rendered. */
export const pageFailedTexts: PageErrorTexts = {
  title: 'This sheet came apart.',
  body: [
    'The sheet at ',
    ' was found, and the binding gave way when it was opened. The pieces have been counted and none is missing. They have been sent to be mended.',
  ],
};

export const pageErrorActions = { again: 'Ask for it again', home: 'The front hall' } as const;
