/** Texts of the archive page. Those marked R-ARC are exact texts of the specification. */
export const archiveTexts = {
  /** R-ARC-01. */
  title: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY',
  version: 'v2.19.03',
  lastScan: '2021.03.15.14:22:07',
  /** R-ARC-03. */
  restricted: 'RESTRICTED FILESYSTEM',
  open: 'Open to requests',
  /** After the end. */
  openForGood: 'Open, and the case closed',
  /** Heading of the list while the reader's phase is unknown. */
  index: 'The index',
  /** Below "Accessible", which is an exact text: the thing that it counts. */
  counted: 'files that you have recovered, of 20',
  conduct: 'access is determined by conduct',
  /** The instructions in plain words; at phase 0 also the condition for opening the files. B-HOME-07. */
  how: 'Press a file three times to recover it.',
  howClosed:
    'Read anything on this site for half a minute; then the files can be opened. Press a file three times to recover it.',
  /** In the row of a file that was pressed before the files can be opened. */
  notYet: 'not yet',
  /** Under the first file that a reader recovers: the room that it opens. */
  room: (path: string) => `it belongs to a room: ${path}`,
  /** R-ARC-04. */
  recovered: 'partially recovered',
  /** R-ARC-06. */
  unknownFile: 'File contents corrupted beyond recovery.',
  /** For a recovered file whose text is loading, cannot be loaded, or is refused by the server. */
  awaited: 'on its way up',
  late: 'Recovered, but the text has not come up with it. It will be asked for again by itself.',
  askNow: 'ask now',
  asking: 'asking',
  unrecorded:
    'Recovered, but the desk has no note of who asked. Ask for the file again, three times, and the text will follow.',
  /** Below the totals of the list. R-ARC-09. */
  unlistedHeading: 'Not in this index',
  unlisted: 'unlisted',
  suggested: 'suggested',
  consentAssumed: 'Consent assumed. Whoever reads this far is taken to have agreed to page 2.',
  seeBelow: 'see below the sum',
  /** In the row of the file that showed a way which is no longer listed below the sum. */
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
