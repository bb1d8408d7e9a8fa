/** Where something is on the sheet, CSS pixels. */
export type Point = readonly [x: number, y: number];
/** A cubic curve: where it begins, its two handles, and where it ends. */
export type Curve = readonly [Point, Point, Point, Point];

/** The curve as path data. */
export const pathOf = ([from, ...rest]: Curve): string =>
  `M${from.join(' ')}C${rest.map((point) => point.join(' ')).join(' ')}`;

/** The part of a DOMRect that says what it covers. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Points of a curve looked at for what they cross. */
const looks = 24;

/** Whether a curve runs over one of these boxes. Pure. */
export function crosses(curve: Curve, boxes: readonly Box[]): boolean {
  return Array.from({ length: looks + 1 }, (_, look) => look / looks).some((t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const at = (axis: 0 | 1) => a * curve[0][axis] + b * curve[1][axis] + c * curve[2][axis] + d * curve[3][axis];
    const [x, y] = [at(0), at(1)];
    return boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  });
}
