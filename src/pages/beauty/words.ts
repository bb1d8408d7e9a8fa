import type { Tracing } from './tracing.ts';

const sides = [
  'above',
  'at the upper right',
  'at the right',
  'at the lower right',
  'below',
  'at the lower left',
  'at the left',
  'at the upper left',
];

/** The eighth of the sheet in which the pens were furthest from the pin on average; null before the first step. */
export function widest({ steps }: Pick<Tracing, 'steps'>): string | null {
  const sums = sides.map(() => ({ reach: 0, count: 0 }));
  for (const { radians, reach } of steps) {
    for (const [pen, far] of reach.entries()) {
      const angle = radians + (pen / reach.length) * 2 * Math.PI;
      const sum = sums[((Math.round(angle / (Math.PI / 4)) % 8) + 8) % 8];
      if (sum === undefined) continue;
      sum.reach += far;
      sum.count++;
    }
  }
  const means = sums.map(({ reach, count }) => (count === 0 ? 0 : reach / count));
  return steps.length === 0 ? null : (sides[means.indexOf(Math.max(...means))] ?? null);
}

const px = (count: number): string => `${Math.round(count).toLocaleString('en-GB')} px`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The manner of drawing in words, from the measurements of the figure. */
function mannerOf({ down, up, rests, turns }: Tracing): string {
  if (up > down * 0.6) return 'gone over again and again';
  if (rests.length > turns * 2) return 'put down and taken up';
  if (rests.length === 0) return 'in one breath';
  return up === 0 ? 'without a look back' : 'with a look back';
}

/** The figure in words, for screen readers and for the card beside the sheet. */
export function inWords(tracing: Tracing): string {
  const { down, up, turns, fastest, rests, isFull } = tracing;
  if (tracing.steps.length === 0) return 'Five pens round a pin, on a blank sheet.';
  const longest = Math.max(0, ...rests.map(({ forMs }) => forMs));
  return [
    `A rose of five lines, ${turns.toFixed(1)} turns, ${mannerOf(tracing)}.`,
    `Down ${px(down)}, up ${px(up)}, at most ${(fastest * 1000).toLocaleString('en-GB', { maximumFractionDigits: 0 })} px a second.`,
    rests.length === 0
      ? 'No rest.'
      : `${rests.length === 1 ? 'One rest, of' : `${rests.length} rests, the longest`} ${seconds(longest)}.`,
    `Widest ${widest(tracing) ?? ''}.`,
    ...(isFull ? ['The sheet is full.'] : []),
  ].join(' ');
}
