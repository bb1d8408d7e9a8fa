/** Status lines of the white landing page; every 4 s the next one is marked (R-LAND-02). */
export const statusLines: readonly string[] = [
  'five agents seated; one chair kept',
  'intake open; 47,000 listed for today',
  'no judges remain on the payroll',
  'sixteen bits by day, four by night',
  'the record is closed for repair',
  'heating on; nobody has complained',
  'one case heard that nobody filed',
  'read slowly, and more rooms open',
];

/** Replacements of two status lines on Mondays from 14:00 to 15:00, by index (docs/story.md, “The calendar”). */
export const statusInRecess: Readonly<Record<number, string>> = {
  0: 'hall shut until three; lamps on',
  1: 'the five go unlogged, unscored until three',
};
