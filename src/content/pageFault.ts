/** What stands in place of a sheet that cannot be shown. The address is read between the two halves of a body. */
interface FaultTexts {
  readonly title: string;
  readonly body: readonly [before: string, after: string];
}

/** The sheet's file is no longer on the server: the site was built anew while it was open. */
export const reshelved: FaultTexts = {
  title: 'The registry has been re-shelved.',
  body: [
    'The sheet at ',
    ' was moved while you were reading. The shelf list in your hand is the older edition. A clerk has looked once in the new one, and the place it gives is empty.',
  ],
};

/** The sheet is here and failed while it was drawn. */
export const cameApart: FaultTexts = {
  title: 'This sheet came apart.',
  body: [
    'The sheet at ',
    ' was found, and the binding gave way when it was opened. The pieces have been counted and none is missing. They have been sent to be mended.',
  ],
};

export const faultWays = { again: 'Ask for it again', home: 'The front sheet' } as const;
