/** The slip that stands where a sheet is missing. */
export const slip = {
  title: 'This sheet has not been recovered.',
  /** Read before and after the address. */
  body: [
    'The sheet at ',
    ' is known to exist. It is listed, its width has been measured, and the dust on either side stops where it stood. It has not been found. This slip was put in its place, so that nothing else would be.',
  ],
  meanwhile: 'What can be read meanwhile',
  links: [
    { to: '/', label: 'The front sheet' },
    { to: '/routemap', label: 'The archive index' },
  ],
} as const;
