/** The shape of a pupil. */
export type Pupil = 'round' | 'flat' | 'slit' | 'button' | 'none' | 'pin' | 'wide';

/** One spectator: the position in percent of the gallery, and the shape of the eyes. */
export interface Sitter {
  readonly x: number;
  readonly y: number;
  /** Width of the pair of eyes, percent of the window's width. */
  readonly size: number;
  readonly tilt: number;
  /** `half`: half the width of an eye. `up`, `down`: distance by which the eye opens above and below. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
  /** Distance between the centres of the two eyes; 0 for a single eye. */
  readonly apart: number;
  readonly iris: number;
  readonly pupil: Pupil;
  readonly extra?: 'brow' | 'lashes' | 'glasses' | 'shut' | 'bandage' | 'bags' | 'thread' | 'uneven';
}

const sitter = (
  [x, y, size, tilt]: readonly [number, number, number, number],
  [half, up, down, apart]: readonly [number, number, number, number],
  iris: number,
  pupil: Pupil,
  extra?: Sitter['extra'],
): Sitter => ({ x, y, size, tilt, half, up, down, apart, iris, pupil, ...(extra === undefined ? {} : { extra }) });

/** The spectators who can be spoken to, by the object of their choice in the story. */
export const seated: Readonly<Record<string, Sitter>> = {
  'opera-glasses': sitter([9, 56, 18, -4], [30, 17, 12, 88], 13, 'round', 'glasses'),
  goat: sitter([73, 66, 14, 3], [30, 21, 19, 104], 19, 'flat', 'lashes'),
  asleep: sitter([41, 34, 11, 6], [27, 4, 11, 80], 11, 'none', 'shut'),
  bear: sitter([55, 56, 9, -9], [20, 25, 25, 74], 20, 'button', 'thread'),
  bandage: sitter([25, 17, 12, -2], [30, 15, 11, 82], 12, 'round', 'bandage'),
  flounder: sitter([82, 20, 10, -24], [21, 27, 27, 58], 19, 'wide', 'uneven'),
};

/** The spectators who cannot be spoken to. No two are alike. */
export const others: readonly Sitter[] = [
  sitter([3, 26, 7, 5], [28, 12, 9, 76], 10, 'round', 'brow'),
  sitter([13, 9, 5, -6], [24, 17, 13, 64], 11, 'pin'),
  sitter([17, 40, 8, 2], [32, 9, 6, 84], 11, 'round', 'bags'),
  sitter([34, 80, 8, -7], [26, 20, 8, 70], 12, 'slit'),
  sitter([44, 10, 6, 9], [25, 8, 14, 70], 10, 'round', 'lashes'),
  sitter([50, 84, 7, 3], [30, 14, 14, 88], 13, 'pin', 'brow'),
  sitter([57, 25, 6, -3], [20, 20, 18, 54], 14, 'wide'),
  sitter([65, 8, 5, 12], [27, 6, 5, 72], 8, 'round', 'brow'),
  sitter([69, 37, 8, -5], [30, 16, 7, 0], 13, 'round', 'bags'),
  sitter([91, 47, 6, 8], [22, 22, 12, 60], 13, 'slit', 'lashes'),
  sitter([92, 80, 6, -4], [29, 11, 10, 78], 10, 'round', 'bags'),
  sitter([1, 85, 5, 7], [23, 15, 15, 62], 11, 'round', 'brow'),
];

/** Distance at which an iris has moved by half of its maximum, px. */
export const halfwayPx = 180;

/**
 * Shift of an iris that looks at a point `dx`, `dy` px away; each part of the result is from -1 to 1. A point straight
 * ahead gives no shift. Pure.
 */
export function gazeAt(dx: number, dy: number): { readonly x: number; readonly y: number } {
  const far = Math.hypot(dx, dy);
  if (far === 0) return { x: 0, y: 0 };
  const turn = far / (far + halfwayPx) / far;
  return { x: dx * turn, y: dy * turn };
}

/** The duration of an absence as text, in seconds or, from 90 s on, in minutes. */
export const awayInWords = (ms: number): string =>
  ms < 90_000 ? `${Math.max(1, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`;
