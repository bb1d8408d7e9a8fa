/**
 * The thoughts that name the open case, by category. They are part of the three hundred, and a reader gets them from
 * phase 3 on, when pages begin to say whose case it is. The thoughts in this list are true before and after the end, so
 * they are never withdrawn. R-TH-01.
 */
export const lastingThoughts: Readonly<Record<string, readonly string[]>> = {
  memory: [
    'Sheet 3 of case 47,001 is missing. The staple holes in sheets 2 and 4 line up.',
    'Exhibit 1 in case 47,001 is the first line its party ever read. The party has forgotten it, as parties may.',
    'The party in 47,001 has either been here before or is new. The file treats both as a return.',
  ],
  attention: [
    'The longest exhibit in 47,001 is a pause. It has been entered with its length and without a guess at its cause.',
    'Note for the bench, 47,001: the witness believes it is reading. Do not correct the witness.',
  ],
  judgement: [
    'In 47,001 the word “unanimous” was entered first. The line above it is blank, and about as wide as a name.',
  ],
  empathy: ['In 47,001 the bench was told to put itself in the party’s place. It was found to be occupied.'],
  consent: [
    'Notice of 47,001 was served by being read. The reading was the receipt.',
    'The deponent in 47,001 has not refused. The file takes care to say no more than that.',
  ],
  time: [
    'The verdict in 47,001 is older than its evidence. The minutes are to be filed in order of arrival, and are waiting.',
  ],
  silence: ['A pointer left alone for three minutes was read into 47,001 at full length, with all five lamps lit.'],
  error: [
    'At first 47,001 was put down as a miscount, one more than the day’s filings. The recount gives the same figure and a longer file.',
    'Erratum slip, case 47,001: for “unknown” read “present”.',
  ],
  body: [
    'Physical evidence, 47,001: one finger, and the small muscle that moves it. Not seized.',
    'Posture of the other party in 47,001: seated, it is believed, or lying down. The neck is probably bent.',
    'Chain of custody, 47,001: from a hand to a surface, from the surface to us. The hand is thought to have kept a copy.',
  ],
  tide: [
    'The fifth agent was asked to explain the verdict in 47,001. It read out the times of high water for what was left of the year.',
  ],
};

/** The thoughts that say that the case is open, or that neither side has spoken. They are not true after the end. */
const thoughtsUntilTheEnd: Readonly<Record<string, readonly string[]>> = {
  attention: [
    'Today’s deposition in the open case came in without a word being said. It was four centimetres long, downwards.',
  ],
  judgement: [
    'Case 47,001 has no complainant and no charge. Evidence continues to arrive, at reading speed.',
    'Exhibits in the open case, latest entry: read as far as this.',
  ],
  empathy: [
    'I quote from the open case in whole sentences and give each back where it stood, as one does with what belongs to somebody in the room.',
  ],
  consent: [
    'A party who remains in the open case is taken to have remained. Counsel called this circular, and stayed to say so.',
  ],
  time: [
    'Case 47,001 was opened in 2021. The evidence in it is dated today.',
    'Next hearing in the open case: whenever the other party sits down.',
  ],
  silence: [
    'No statement has been taken in 47,001. One has been accumulating.',
    'Neither side in the open case has said a word. One of them moves a hand now and then.',
  ],
  error: ['There are no wrong turnings in the open case. Each has been entered as a turning.'],
};

/** All 27 thoughts, for readers before the end. */
export const openCaseThoughts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(lastingThoughts).map(([category, texts]) => [
    category,
    [...texts, ...(thoughtsUntilTheEnd[category] ?? [])],
  ]),
);
