/** Status lines of the white landing page; another one is marked every 4 s (R-LAND-02). */
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

/** The lines of two of them from two to three on Mondays, by index (docs/story.md, “The calendar”). */
export const statusInRecess: Readonly<Record<number, string>> = {
  0: 'hall shut until three; lamps on',
  1: 'the five go unlogged, unscored until three',
};
