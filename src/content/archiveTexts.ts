/** The fixed words of the archive page. Those marked R-ARC are the spec's, to the letter. */
export const archiveTexts = {
  /** R-ARC-01. */
  title: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY',
  version: 'v2.19.03',
  lastScan: '2021.03.15.14:22:07',
  /** R-ARC-03. */
  restricted: 'RESTRICTED FILESYSTEM',
  open: 'Open to requests',
  conduct: 'access is determined by conduct',
  /** R-ARC-04. */
  recovered: 'partially recovered',
  /** R-ARC-06. */
  unknownFile: 'File contents corrupted beyond recovery.',
  /** A recovered file whose text is on its way, has not come, or is not this visitor's in the registry's eyes. */
  awaited: 'on its way up',
  late: 'Recovered, but the text has not come up with it. It will be asked for again by itself.',
  askNow: 'ask now',
  asking: 'asking',
  unrecorded:
    'Recovered, but the desk has no note of who asked. Ask for the file again, three times, and the text will follow.',
  /** Below the sum of the ledger, where an index should have ended. R-ARC-09. */
  unlistedHeading: 'Not in this index',
  unlisted: 'unlisted',
  suggested: 'suggested',
  consentAssumed: 'Consent assumed. Whoever reads this far is taken to have agreed to page 2.',
  seeBelow: 'see below the sum',
} as const;

/** What stands at the head of the ledger, by phase: the institution first, then the five in turn. */
export const archiveNotes: readonly [string, string, string, string, string, string] = [
  'The files below are listed for reference and may be read by name.',
  'I can bring most of these up. Ask three times for each. The name seldom survives it, and I apologise for the state of the rest.',
  'You go down the list and slow at certain names. The slowing is kept with the file.',
  'Somebody was expected home after each of these. Ask gently; I knew some of the names.',
  '1. The list lacks nothing. 2. The list lacks one. 3. Both entries stand.',
  'Twenty stones at low water. Read them downward, as rain would.',
];
