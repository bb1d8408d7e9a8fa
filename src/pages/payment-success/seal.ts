/**
 * Geometry of the seal, in units of a 400 × 400 drawing with its centre at 0. The seal depends only on the order's
 * number.
 */

const round = (value: number) => Math.round(value * 100) / 100;
const at = (radius: number, angle: number) => `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
const turn = Math.PI * 2;

/** The bits of a hexadecimal number, most significant first; other characters count as 0. */
export const bitsOf = (number: string): readonly boolean[] =>
  Array.from(number, (digit) => Number.parseInt(digit, 16) || 0).flatMap((value) =>
    [8, 4, 2, 1].map((bit) => (value & bit) !== 0),
  );

/** The rim as an SVG path: one stroke per bit, clockwise from the top, long for 1 and short for 0. */
export function rim(number: string): string {
  const bits = bitsOf(number);
  return bits
    .map((isSet, index) => {
      const angle = (turn * index) / bits.length;
      return `M${at(196, angle)}L${at(isSet ? 178 : 191, angle)}`;
    })
    .join('');
}

const steps = 240;

/**
 * One strand of the rosette as an SVG path: a closed wave of six lobes around a circle of radius 88, at most 136 from
 * the centre. `share`: position of the strand among all strands, 0 to 1. The last two digits of the number set the
 * depth of the waves and the rotation from each strand to the next.
 */
export function strand(number: string, share: number): string {
  const [depthDigit = 0, twistDigit = 0] = Array.from(number.slice(-2), (digit) => Number.parseInt(digit, 16) || 0);
  const depth = 24 + depthDigit * 0.8;
  const twist = turn * share * (1 + (twistDigit % 4));
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = (turn * index) / steps;
    const wave = depth * Math.cos(6 * angle + turn * share) + 12 * Math.cos(12 * angle - twist);
    return at(88 + wave, angle);
  });
  return `M${points.join('L')}Z`;
}
