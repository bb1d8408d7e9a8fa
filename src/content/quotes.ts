/** Quotes of the 404 page, one every 4 s (R-NF-02). */
export const quotes: readonly string[] = [
  'The sheet you ask for was never issued. A receipt for it was.',
  'We have looked under this name, and under the name it very nearly was.',
  'The shelf mark is correct. Reach in: that is the back of the cupboard.',
  'There is a slip in its place, dated and signed. The signature is a place name.',
  'The index runs from 211 to 213. We had always taken 212 to be short.',
  'The address is good. The letter was delivered, and is lying in the hall.',
  'Nothing is filed here, in order of date.',
  'We regret the dark. The bulb is on order under this same number.',
  'A porter went down for it. We have since appointed another porter.',
  'Should the sheet come to exist, you will be told that it was always here.',
  'If you were sent, keep the envelope. If you came by yourself, we shall need the spelling.',
  'This page is out to another reader, who has also been told so.',
];
