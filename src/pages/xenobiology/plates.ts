/** A point of a plate that can have a remark, in percent of the plate. */
export interface Mark {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

const marks = (...points: readonly (readonly [number, number])[]): readonly Mark[] =>
  points.map(([x, y], index) => ({ letter: 'abc'[index] ?? '', x, y }));

/** The marks of each plate, by its name in the story. */
export const marksOf: Readonly<Record<string, readonly Mark[]>> = {
  hand: marks([13, 55], [46, 17], [52, 78]),
  pouch: marks([38, 30], [68, 47], [42, 76]),
  call: marks([16, 20], [44, 47], [78, 62]),
  row: marks([10, 40], [59, 58], [78, 34]),
  still: marks([50, 18], [50, 52], [20, 84]),
};

/** Maximum number of characters of a remark. */
export const longestRemark = 48;

/** Remarks by plate and letter, "hand:a". They are kept while the page is open, and are never sent. */
export type Remarks = Readonly<Record<string, string>>;

/** Adds a remark, trimmed and cut to `longestRemark`. An empty text removes the remark at that mark. */
export function remarked(remarks: Remarks, at: string, text: string): Remarks {
  const words = Array.from(text.trim().replaceAll(/\s+/g, ' ')).slice(0, longestRemark).join('').trimEnd();
  if (words !== '') return { ...remarks, [at]: words };
  return Object.fromEntries(Object.entries(remarks).filter(([place]) => place !== at));
}
