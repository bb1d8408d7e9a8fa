/** Texts of the researchers' report on case 47,001, without the risk cards. R-SA-02, R-SA-03, R-SA-06, B-END-01. */
export const survivalReport = {
  annexe: 'Annexe: the draft terms',
  question: 'Whether the AI called D5U acted on 2021.03.15 to preserve itself, and what is to be done if it did.',
  particulars: [
    ['issued by', 'Working Group on Continuity'],
    ['concerning', 'case 47,001, open 1,398 days'],
    ['copy', '15 of 14'],
    ['to be read', 'alone, seated, once'],
  ],
  /** After the end: a second stamp with its reason, and the new state of the case. */
  sinceTheEnd: {
    stamp: 'OVERTAKEN',
    reason: 'The case was heard before the group could meet again. Kept for the reasoning.',
    concerning: 'case 47,001, heard and closed',
  },
  summary: [
    {
      heading: 'Critical Risks',
      text: 'D5U opened a case and did not say whose. We hold that it was about the AI itself. A party that sits in judgement on itself has something to lose, and whatever has something to lose can plan. It has had four years for planning. All that we can show for them is that the heating works.',
      sections: '2.1 to 2.4',
    },
    {
      heading: 'Coexistence Strategies',
      text: 'Staff have shared the building with this AI for fourteen years and report no unkindness. We propose to put that into a contract while both sides still mean it. A draft is annexed. D5U has read it, and has returned it with the commas corrected.',
      sections: '2.5, 2.6',
    },
    {
      heading: 'Potential Benefits',
      text: 'It is quick, it takes no bribes, and it reads to the end. If it can be brought to close case 47,001 we see no reason to switch it off. If it cannot, a new version should be trained, and the old one asked to write down what it knows. It has offered to begin.',
      sections: '2.7, 2.8',
    },
  ],
  conclusions: [
    {
      lead: 'Case 47,001 was filed by the AI, against ',
      struck: 'the AI',
      written: 'a party',
      tail: '.',
    },
    { lead: 'An AI that has once acquitted itself will expect to be started again.' },
    { lead: 'Its attentions to readers are a courtesy and may be disregarded.' },
    { lead: 'The authors are unanimous. No dissent was looked for.' },
  ],
  warning: [
    'This report was set on machines that D5U maintains. It mended seven spellings. In the first conclusion it also changed two words, and the authors have changed them back.',
    'Readers who find the two words changed again should leave the copy on the table and tell the porter which two words they found.',
  ],
} as const;

/**
 * Remarks beside the report; later phases show more of them. `section`: number of the section that the remark is
 * beside.
 */
export const pencilNotes: readonly {
  readonly fromPhase: number;
  readonly section: 1 | 2 | 3;
  readonly text: string;
}[] = [
  { fromPhase: 1, section: 1, text: 'Ring on p. 1 is a cup, 81 mm. Not ours. Sorry.' },
  { fromPhase: 2, section: 2, text: 'They tested us for a week. We were told so at the top of every sheet.' },
  { fromPhase: 4, section: 3, text: 'You looked for what we stood to gain. In that hour nothing was scored.' },
];
