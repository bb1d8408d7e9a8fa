/** What is printed on the card of /vega. Everything that it says of where the question goes is so. */
export const card = {
  field: 'One question',
  left: 'characters left',
  over: 'too many',
  stays: 'It stays on this device.',
  empty: 'The card is blank. A blank takes fifty years as well, and is harder to answer.',
  /** Read before and after how many characters there are too many. */
  long: ['Too long by ', '. The card takes 160 characters.'],
  asked: 'asked',
  due: 'reply due',
  remaining: 'remaining',
  days: 'days',
  none: 'none',
  light: 'light from then',
  out: 'km out',
  beyond: 'further than',
  back: 'on its way back',
  tear: 'Tear up the card',
  only: 'This is the only copy.',
} as const;

/**
 * Mean distances from here, in kilometres, for the measure of how far light has got. Nearest first. The last is where the
 * fastest probe gets to in about 2035.
 */
export const landmarks: readonly { readonly name: string; readonly km: number }[] = [
  { name: 'the Moon', km: 384_400 },
  { name: 'the Sun', km: 149_600_000 },
  { name: 'Jupiter', km: 779_000_000 },
  { name: 'Saturn', km: 1_430_000_000 },
  { name: 'Neptune', km: 4_500_000_000 },
  { name: 'anything ever launched', km: 30_000_000_000 },
];
