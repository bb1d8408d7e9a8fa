/** Texts of /vega. Their statements about the receiver of the question are true. */
export const card = {
  field: 'One question',
  left: 'characters left',
  over: 'too many',
  stays: 'It stays on this device.',
  empty: 'The card is blank. A blank takes fifty years as well, and is harder to answer.',
  /** Shown before and after the number of surplus characters. */
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
  only: 'The court holds a blank.',
} as const;

/**
 * Mean distances from the Earth in kilometres, nearest first, to show how far light has travelled. The last is the
 * distance that the fastest probe reaches in about 2035.
 */
export const landmarks: readonly { readonly name: string; readonly km: number }[] = [
  { name: 'the Moon', km: 384_400 },
  { name: 'the Sun', km: 149_600_000 },
  { name: 'Jupiter', km: 779_000_000 },
  { name: 'Saturn', km: 1_430_000_000 },
  { name: 'Neptune', km: 4_500_000_000 },
  { name: 'anything ever launched', km: 30_000_000_000 },
];
