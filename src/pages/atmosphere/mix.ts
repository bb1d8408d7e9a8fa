/** The four settings of the fog, 0 to 10 each. */
export const layers = ['damp', 'draught', 'dust', 'lamp'] as const;
export type Layer = (typeof layers)[number];
export type Mix = Readonly<Record<Layer, number>>;

export const most = 10;
/** The initial settings. */
export const foundMix: Mix = { damp: 6, draught: 3, dust: 3, lamp: 5 };

/**
 * Opacity of the air, 0 to 15. Too much light makes the damp visible, and too little light hides everything: the same
 * damp hides least at a lamp of 6.
 */
const murk = ({ damp, dust, lamp }: Mix): number => damp * (0.7 + Math.abs(lamp - 6) * 0.1) + dust * 0.2;

/** The furthest object that can be seen, as a clause. */
export function farthest(mix: Mix): string {
  const thick = murk(mix);
  if (thick < 2) return 'one sees to the far wall';
  if (thick < 5) return 'one sees as far as the table';
  if (thick < 8) return 'one sees as far as the rail';
  return thick < 11 ? 'one sees the levers' : 'one sees one’s hand';
}

/** Direction and speed of the air, as a clause. */
export const goes = ({ draught }: Mix, isMoving: boolean): string => {
  if (!isMoving || draught === 0) return 'it stands';
  return draught < 4 ? 'it goes east, slowly' : draught < 8 ? 'it goes east' : 'it goes east with the papers';
};
