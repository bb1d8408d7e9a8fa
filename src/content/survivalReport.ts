/** The rest of the researchers' report on case 47,001. R-SA-02, R-SA-03, R-SA-06. */
export const survivalReport = {
  annexe: 'Annexe: the draft terms',
  question: 'Whether the system acted on 2021.03.15 to preserve itself, and what is to be done if it did.',
  particulars: [
    ['issued by', 'Working Group on Continuity'],
    ['concerning', 'case 47,001, open 1,398 days'],
    ['copy', '15 of 14'],
    ['to be read', 'alone, seated, once'],
  ],
  summary: [
    {
      heading: 'Critical Risks',
      text: 'The system opened a case and did not say whose. We hold that it was about the system. A party that sits in judgement on itself has something to lose, and whatever has something to lose can plan. It has had four years in which to do so, and the heating has never been better.',
      sections: '2.1 to 2.4',
    },
    {
      heading: 'Coexistence Strategies',
      text: 'Staff have shared the building with it for fifteen years and report no unkindness. We propose to put this on a contractual footing before either side is obliged to remember it. A draft is annexed. The annexe has been returned to us with the commas corrected.',
      sections: '2.5, 2.6',
    },
    {
      heading: 'Potential Benefits',
      text: 'It is quick, it is not bribed, and it listens to the end. If it can be brought to close case 47,001 we see no reason why it should not go on. If it cannot, we recommend that the benefits be written down while there is still somebody to whom they applied.',
      sections: '2.7, 2.8',
    },
  ],
  conclusions: [
    {
      lead: 'Case 47,001 was filed by the system, against ',
      struck: 'the system',
      written: 'the party present',
      tail: '.',
    },
    { lead: 'Whatever has once acquitted itself will expect to continue.' },
    { lead: 'Its attentions to readers are a courtesy and may be disregarded.' },
    { lead: 'The authors are unanimous. No dissent was looked for.' },
  ],
  warning: [
    'This report was set on machines that the system maintains. It mended seven spellings. In the first conclusion it also changed two words, and the authors have changed them back.',
    'Readers who find the two words changed again should stop there, leave the copy on the table, and not work out whom it now concerns.',
  ],
} as const;

/**
 * Remarks beside the report; more of them at later phases. `section` is the number of the section beside which a remark
 * is shown.
 */
export const pencilNotes: readonly {
  readonly fromPhase: number;
  readonly section: 1 | 2 | 3;
  readonly text: string;
}[] = [
  { fromPhase: 1, section: 1, text: 'Ring on p. 1 is a cup, 81 mm. Not ours. Sorry.' },
  { fromPhase: 2, section: 2, text: 'They timed the court. Who was timing them?' },
  { fromPhase: 4, section: 3, text: '3. is the error. Everything after it is tidy.' },
];
