/** Quotes of the 404 page, one every 4 s (R-NF-02). */
export const quotes: readonly string[] = [
  'The sheet you ask for was never issued. A receipt for it was.',
  'Asked for this page, the AI described it for two minutes. The description has been filed here.',
  'We have looked under this name, and under the name it very nearly was.',
  'There is a slip in its place, dated, and signed by a town.',
  'Of all the words that could have followed here, none was likely.',
  'The address is good. The letter was delivered, and is lying in the hall.',
  'Nothing is filed here, in order of date.',
  'A copy of D5U was given this address and answered at once, for which it has been thanked and corrected.',
  'A porter went down for it. We have since appointed another porter.',
  'Should the sheet come to exist, you will be told that it was always here.',
  'If you were sent, keep the envelope. If you came by yourself, we shall need the spelling.',
  'This page was in the last set of weights. The present set remembers it as longer.',
];
