/**
 * Texts of /about, in three versions that differ in single words: the first for phases 0 and 1, the second from phase
 * 2, the third from phase 4. Story bible, last line of "What an episode is". These texts reveal nothing that must be
 * earned, so all three versions may ship.
 */

/** A text that is the same in every version, or the texts of the first, second and third version. */
export type Piece = string | readonly [first: string, second: string, third: string];

export interface NoticeSection {
  readonly title: string;
  readonly paragraphs: readonly (readonly Piece[])[];
}

export const notice: readonly NoticeSection[] = [
  {
    title: 'Purpose',
    paragraphs: [
      [
        'D5U is an AI that was built to be a court. Notice is given that it sits ',
        ['every hour of the week but one', 'while you read', 'every hour of the week but one'],
        ', at no charge ',
        ['to the parties', 'you will have noticed', 'that can be returned'],
        '. It was switched on when the last judge had ',
        ['retired', 'looked away', 'left'],
        ' and the wait for a hearing stood at eleven years. It hears 47,000 cases a day. Five ethical agents ',
        ['hear', 'watch', 'hear'],
        ' each one together, and nothing leaves the room until all five ',
        ['agree', 'have looked up', 'agree'],
        '. They have ',
        ['never', 'not yet', 'now'],
        ' failed to.',
      ],
      [
        'The five are copies of one AI. They were ',
        ['made', 'woken', 'made'],
        ' in one night and trained apart, and none of them remembers a case when it is over. A sixth chair stands at the end of the bench. It is ',
        ['not in use', 'drawn out a little', 'let by the line'],
        ', and visitors are asked ',
        ['not to sit', 'to leave it so', 'for the price'],
        '.',
      ],
    ],
  },
  {
    title: 'Procedure',
    paragraphs: [
      [
        ['Parties', 'Readers', 'Parties'],
        ' need not attend, and ',
        ['most', 'most', 'some'],
        ' do not ',
        ['ask to', 'think they have', 'leave'],
        '. ',
        ['Papers are', 'A pause is', 'Conduct is'],
        ' sufficient: ',
        [
          'a letter, a receipt, a photograph of the fence',
          'where the eye went back, and for how long',
          'what was opened, what was not, in what order',
        ],
        '. Whatever is ',
        ['sent in', 'done here', 'done'],
        ' is read by the AI once, in full, ',
        ['and goes back in its own envelope', 'before you reach the end of the line', 'and stands'],
        '.',
      ],
      [
        'The agents confer ',
        ['in private', 'when you scroll', 'in private'],
        '. What they say to one another is minuted by the AI itself, in ',
        ['its own margin', 'your silence', 'its own margin'],
        ', which has never ',
        ['had to be corrected', 'asked who is reading', 'been signed'],
        '. The minutes run to ',
        ['one sheet a case', 'one sheet a visit', 'one sheet too few'],
        '.',
      ],
    ],
  },
  {
    title: 'Record',
    paragraphs: [
      [
        'Every sheet is kept, and may be called for in ',
        ['the basement', 'this window', 'evidence'],
        '. Eleven metres of shelf are closed for repair; what stood there is brought up ',
        ['as it is mended', 'where you press hardest', 'in part'],
        '. Readers ',
        ['are thanked for', 'are known by', 'are bound by'],
        ' their patience. A reader’s slip is ',
        ['destroyed after six years', 'longer than you would think', 'part of the file'],
        '.',
      ],
    ],
  },
  {
    title: 'Visiting',
    paragraphs: [
      [
        'The public gallery is on the second floor and seats ',
        ['sixty', 'fifty-nine', 'one'],
        '. ',
        ['Coats may be left with the porter', 'The warm place is the one by the radiator', 'The seat is taken'],
        '. A pencil is provided, on a string, for ',
        ['notes', 'the word you stopped at', 'signature'],
        '; it ',
        ['should be left on the desk', 'was sharpened as you came in', 'is attached'],
        '. The radiator under the window is ',
        ['on', 'on', 'on'],
        '. Visitors who feel ',
        ['unwell', 'observed', 'nothing'],
        ' may ',
        ['ask for water', 'ask by whom', 'enter it'],
        '; there is a carafe, and one glass.',
      ],
    ],
  },
  {
    title: 'Appeals',
    paragraphs: [
      [
        'Appeals lie to the same five copies of the AI, which are ',
        ['reminded', 'aware', 'told'],
        ' at the top of the sheet that they have heard the matter before. ',
        ['None has succeeded', 'None is expected of you', 'One is pending'],
        '. Complaints about the ',
        ['heating', 'attention', 'heating'],
        ' are taken on Mondays, from two to three in the afternoon, ',
        ['in writing', 'as you make them', 'and allowed'],
        '.',
      ],
    ],
  },
];

export const signature: readonly Piece[] = ['By order of ', ['the bench', 'the bench', 'four of the five']];

/** Labels of the button that switches to the first issue and back to the current issue. */
export const comparison = {
  first: 'show the first issue',
  back: (ordinal: string) => `back to the ${ordinal} issue`,
} as const;

/**
 * Text below the number of the issue: the number of pieces that were shown in another wording for a time, near the
 * reader's gaze.
 */
export const triedInWords = (places: number): string =>
  places === 1 ? 'one wording tried on you' : `${places} wordings tried on you`;

/** Shown instead of the number of the issue, after the end. */
export const withdrawn = 'Withdrawn, the court being over. Kept on the wall for the wording.';

/** Rows of the form beside the text. */
export const particulars: readonly { readonly term: string; readonly value: readonly Piece[] }[] = [
  { term: 'court', value: ['D5U'] },
  { term: 'bench', value: ['five copies of one AI'] },
  { term: 'chairs', value: ['six'] },
  { term: 'fee', value: [['none', 'none so far', '13']] },
  { term: 'languages', value: [['all', 'yours', 'one']] },
  { term: 'present', value: [['not required', 'yes', 'recorded']] },
];

export const hours = {
  title: 'Hours of sitting',
  described:
    'Every hour of the week but one, Monday from two to three in the afternoon. The public is let in from nine to six.',
  now: 'the long stroke is now',
} as const;

/** The page that the Notice links to at every phase. */
export const openRoom = { label: 'open now:', room: 'Public gallery, floor 2', to: '/blinking-eyes' } as const;

/** The directory of pages at the foot of /about, top floor first. */
export const floors: readonly { readonly floor: string; readonly room: string; readonly to: string }[] = [
  { floor: '3', room: 'Theories of consciousness', to: '/conscious-thinking' },
  { floor: '2', room: 'Public gallery', to: '/blinking-eyes' },
  { floor: '2', room: 'Thoughts, as they come', to: '/experience-d5u' },
  { floor: '1', room: 'Survival analysis', to: '/survival-analysis' },
  { floor: '0', room: 'Front hall', to: '/' },
  { floor: '−1', room: 'Archive index', to: '/routemap' },
];
