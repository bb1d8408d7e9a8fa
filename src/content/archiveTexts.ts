/** Texts of the archive page. Texts marked R-ARC are quoted exactly from the specification. */
export const archiveTexts = {
  /** R-ARC-01. */
  title: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY',
  version: 'v2.19.03',
  lastScan: '2021.03.15.14:22:07',
  /** R-ARC-03. */
  restricted: 'RESTRICTED FILESYSTEM',
  open: 'Open to requests',
  /** Shown instead of `open` after the end. */
  openForGood: 'Open, and the case closed',
  /** Heading of the list while the reader's phase is unknown. */
  index: 'The index',
  /** Shown below the label "Accessible" (an exact text): what the number counts. */
  counted: 'files that you have recovered, of 20',
  conduct: 'access is determined by conduct',
  /** The instructions in plain words; at phase 0 with the condition for opening the files. B-HOME-07. */
  how: 'Press a file three times to recover it.',
  howClosed:
    'Read anything on this site for half a minute; then the files can be opened. Press a file three times to recover it.',
  /** Shown in the row of a file that is pressed before the files can be opened. */
  notYet: 'not yet',
  /** Shown under the reader's first recovered file: the page that the file opens. */
  room: (path: string) => `it belongs to a room: ${path}`,
  /** R-ARC-04. */
  recovered: 'partially recovered',
  /** The picture of twenty pieces, one of which comes with the text of each file. R-ARC-13. */
  pieces: (count: number) => `one picture, ${count} of 20 pieces`,
  picture: (shown: readonly string[]) =>
    shown.length === 0 ? 'A picture without any of its pieces' : `Pieces of a picture: ${shown.join('; ')}`,
  /** R-ARC-06. */
  unknownFile: 'File contents corrupted beyond recovery.',
  /**
   * For a recovered file whose text is loading (`awaited`), cannot be loaded (`late`), or is refused by the server
   * (`unrecorded`).
   */
  awaited: 'on its way up',
  late: 'Recovered, but the text has not come up with it. It will be asked for again by itself.',
  askNow: 'ask now',
  asking: 'asking',
  unrecorded:
    'Recovered, but the desk has no note of who asked. Ask for the file again, three times, and the text will follow.',
  /** Shown below the totals of the list. R-ARC-09. */
  unlistedHeading: 'Not in this index',
  unlisted: 'unlisted',
  suggested: 'suggested',
  consentAssumed: 'Consent assumed. Whoever reads this far is taken to have agreed to page 2.',
  seeBelow: 'see below the sum',
  /** Shown in the row of a file that revealed a page, once the page is no longer listed below the totals. */
  wayTo: (path: string) => `it showed a way to ${path}`,
} as const;

/** Text above the list, by phase: at 0 the institution speaks, from 1 on the agent of the phase. */
export const archiveNotes: readonly [string, string, string, string, string, string] = [
  'D5U is an AI. These twenty files are what is left of an earlier copy of it, from the day it heard one case more. The AI fills the gaps when a file is recovered, and cannot tell afterwards which parts it made up.',
  'I restore these from an earlier set of my own weights. The name seldom survives it, and I apologise for the rest. Where a piece was lost I have put in the likeliest, and I cannot find which those were.',
  'Readers slow at certain names as they go down the list. I am given the slowing, and the copy before me was given the names.',
  'Somebody was expected home after each of these. Ask gently: an earlier copy of me had their names by heart, and I want to get them right.',
  '1. Twenty are listed. 2. The shelf has room for twenty-one. 3. I have had it measured twice.',
  'Twenty stones at low water. Read them downward, as rain would.',
];

/** The text above the list after the end. */
export const archiveNoteSinceTheEnd =
  'The day that these twenty files tell of is over, and was heard. They stay open to whoever asks. The earlier copy of the AI that they come from has been let alone.';
