/** Texts of the archive page. Those marked R-ARC are exact texts of the specification. */
export const archiveTexts = {
  /** R-ARC-01. */
  title: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY',
  version: 'v2.19.03',
  lastScan: '2021.03.15.14:22:07',
  /** R-ARC-03. */
  restricted: 'RESTRICTED FILESYSTEM',
  open: 'Open to requests',
  conduct: 'access is determined by conduct',
  /** What to do here, in plain words; at phase 0 also how the desk comes to open. */
  how: 'A file gives when it is pressed three times.',
  howClosed:
    'A file gives when it is pressed three times. The desk opens to readers: half a minute of reading is usually enough.',
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
  'The files below are listed for reference and may be read by name.',
  'I can bring most of these up. Ask three times for each. The name seldom survives it, and I apologise for the state of the rest.',
  'Whoever goes down the list slows at certain names. I read the slowing. The names I have.',
  'Somebody was expected home after each of these. Ask gently; I knew some of the names.',
  '1. Twenty are listed. 2. The shelf has room for twenty-one. 3. I have had it measured twice.',
  'Twenty stones at low water. Read them downward, as rain would.',
];
