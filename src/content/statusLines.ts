/** Status lines of the white landing page, one every 4 s (R-LAND-02). */
export const statusLines: readonly string[] = [
  'five agents seated; one chair kept',
  'intake open; 47,000 listed for today',
  'no judges remain on the payroll',
  'the record is closed for repair',
  'corridor lights on; corridor empty',
  'heating on; nobody has complained',
  'one case more than was filed',
  'visitors are asked to read slowly',
];
