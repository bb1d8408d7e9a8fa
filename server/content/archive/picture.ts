import type { PicturePiece } from '#contract/api/archive.ts';
import { pictureGrid } from '#contract/picture.ts';

/**
 * The picture that the twenty files of the archive make up: one piece of it comes with the text of each file. It shows
 * the kitchen at 14:22:07: an empty chair before a wall on which the window throws its light, and in that light a
 * shadow of the chair with somebody in it. The pieces lie in the order of `dated` (src/content/archiveFiles.ts), row by
 * row. R-ARC-13.
 */

const { across, columns, rows } = pictureGrid;
/** Units of the drawing in a cell: 200 by 120 units for the whole picture. */
const unit = 2;

type Point = readonly [x: number, y: number];

/** The files in the order of `dated`, and the subject of each piece in words. */
const pieces: readonly (readonly [file: string, shows: string])[] = [
  ['bench_minutes.log', 'the corner of a light'],
  ['threshold.ini', 'the shadow of a head'],
  ['radiator.warn', 'light through a window'],
  ['intake_ledger.csv', 'a clock'],
  ['doors.log', 'a lamp, out'],
  ['witness.db', 'light on a wall'],
  ['consent_form.pdf', 'the shadow of a cup, raised'],
  ['empathy.schema', 'the shadow of a chair'],
  ['juror_five.key', 'the back of a chair'],
  ['empty_chair.json', 'the post of a chair'],
  ['offcut.hex', 'a radiator'],
  ['verdict_47001.enc', 'a shadow that sits'],
  ['heartbeat.dat', 'the foot of a light'],
  ['margins.xml', 'the seat of a chair, empty'],
  ['appeal.py', 'a mug'],
  ['weights_evening.bin', 'the floor'],
  ['evening_lights.cfg', 'the floor'],
  ['lost_property.txt', 'a pair of shoes'],
  ['kitchen.txt', 'the legs of a chair'],
  ['tide_table.mat', 'the leg of a chair'],
];

const isInside = ([x, y]: Point, polygon: readonly Point[]): boolean => {
  let inside = false;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon.at(index - 1)!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};
/** Whether the point is within half the width of the line. */
const isOnLine = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point, width: number): boolean => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)) <= width / 2;
};
const isInCircle = ([x, y]: Point, [cx, cy]: Point, radius: number): boolean => Math.hypot(x - cx, y - cy) <= radius;

/** The light on the wall, its two bars, and the shadow in it. */
const light: readonly Point[] = [
  [26, 12],
  [118, 4],
  [128, 74],
  [36, 84],
];
const bars: readonly (readonly [Point, Point])[] = [
  [
    [97, 4],
    [107, 84],
  ],
  [
    [90, 42],
    [124, 39],
  ],
];
const shadow: readonly (readonly Point[])[] = [
  // Neck, shoulders and back.
  [
    [68, 34],
    [76, 33],
    [77, 42],
    [85, 47],
    [90, 60],
    [91, 84],
    [60, 88],
    [58, 62],
    [58, 50],
    [68, 43],
  ],
  // The upper arm, the forearm, and the cup.
  [
    [60, 49],
    [66, 52],
    [58, 73],
    [50, 70],
  ],
  [
    [50, 70],
    [57, 74],
    [49, 53],
    [44, 55],
  ],
  [
    [38, 44],
    [48, 43],
    [49, 54],
    [40, 55],
  ],
];
const shadowOfChair: readonly (readonly [Point, Point])[] = [
  [
    [95, 44],
    [98, 84],
  ],
  [
    [86, 47],
    [96, 45],
  ],
  [
    [88, 60],
    [97, 58],
  ],
];

/** The chair: posts, slats, seat and legs. */
const chair: readonly (readonly [Point, Point, number])[] = [
  [[134, 38], [137, 82], 3.4],
  [[162, 34], [164, 76], 3.4],
  [[134, 42], [162, 38], 5],
  [[135, 54], [163, 50], 3],
  [[136, 65], [163, 61], 3],
  [[137, 80], [139, 106], 3.2],
  [[164, 74], [166, 98], 3.2],
  [[149, 90], [151, 117], 3.6],
  [[181, 83], [183, 110], 3.6],
  [[139, 97], [151, 106], 2],
  [[166, 90], [183, 99], 2],
];
const seat: readonly Point[] = [
  [135, 79],
  [165, 73],
  [184, 81],
  [150, 90],
];
const mug: readonly Point[] = [
  [163, 69],
  [173, 69],
  [172, 80],
  [164, 80],
];

/**
 * A cell of the picture: 0 dark, 1 to 3 lighter and lighter, 4 of the colour of people. `point`: its middle, in units.
 */
function levelAt(point: Point): number {
  const [x, y] = point;
  if (isInside(point, mug) || (isInCircle(point, [175, 74], 4.2) && !isInCircle(point, [175, 74], 2.4) && x > 172))
    return 4;
  if (isInside(point, seat) || chair.some(([from, to, width]) => isOnLine(point, from, to, width))) return 3;
  if (isInside(point, light)) {
    const isShadow =
      isInCircle(point, [70, 27], 9.4) ||
      shadow.some((polygon) => isInside(point, polygon)) ||
      shadowOfChair.some(([from, to]) => isOnLine(point, from, to, 3));
    return isShadow || bars.some(([from, to]) => isOnLine(point, from, to, 3.2)) ? 0 : 2;
  }
  // A clock, at 14:22.
  if (isInCircle(point, [142, 16], 11) && !isInCircle(point, [142, 16], 9)) return 2;
  if (isOnLine(point, [142, 16], [147, 14], 2) || isOnLine(point, [142, 16], [147, 21], 2)) return 3;
  // A lamp on its cord.
  if (isOnLine(point, [177, 0], [177, 12], 2)) return 1;
  if (isInCircle(point, [177, 17], 5) && !isInCircle(point, [177, 17], 3.4)) return 2;
  // A radiator.
  if (x > 3 && x < 27 && y > 62 && y < 90) return (x - 3) % 6 < 3 ? 1 : 0;
  // A pair of shoes before the light.
  if (
    isInside(point, [
      [88, 103],
      [92, 99],
      [97, 101],
      [106, 104],
      [106, 107],
      [88, 107],
    ])
  )
    return 4;
  if (
    isInside(point, [
      [92, 110],
      [96, 106],
      [101, 108],
      [111, 111],
      [111, 114],
      [92, 114],
    ])
  )
    return 4;
  // The floor: its edge, and boards.
  if (Math.abs(y - 93) < 1) return 1;
  return y > 93 && (x + 2.4 * (y - 93)) % 34 < 2 ? 1 : 0;
}

/** The piece of each file, by file name. */
export const picture: ReadonlyMap<string, PicturePiece> = new Map(
  pieces.map(([file, shows], place) => {
    const [left, top] = [(place % across) * columns, Math.floor(place / across) * rows];
    const cell = (row: number, column: number) => levelAt([(left + column + 0.5) * unit, (top + row + 0.5) * unit]);
    const drawn = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => cell(row, column)).join(''),
    );
    return [file, { place, shows, rows: drawn }];
  }),
);
