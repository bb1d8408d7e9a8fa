/** The links that are revealed by a number of recovered files. The link to /void is shown at 5 and 6 only. R-ARC-09. */
export const revealedBy = (recovered: number) => ({
  void: recovered > 4 && recovered <= 6,
  surveillance: recovered > 6,
  purification: recovered >= 10,
});

/**
 * The links that were revealed by recovery number `order`. `below`: the links are below the sum, and the row refers to
 * that section. `void`: the link to /void is no longer below the sum, so the row has that link. Null: no links.
 */
export function shownBy(order: number, recovered: number): 'below' | 'void' | null {
  if (order === 7) return 'below';
  if (order !== 5) return null;
  return revealedBy(recovered).void ? 'below' : 'void';
}

/** "1,024.0 kB" from 1024. */
export const inKilobytes = (sizeKb: number): string => {
  const [whole = '0', tenth = '0'] = sizeKb.toFixed(1).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${tenth} kB`;
};

/** "2 attempts"; a dash for none. */
export const attemptsInWords = (attempts: number): string =>
  attempts === 0 ? '–' : `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
