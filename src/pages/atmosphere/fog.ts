import { randomAt } from '../../ui/random.ts';
import type { Mix } from './mix.ts';

/** Size of a grain of fog, CSS px: as coarse as letters of a coarse grade (src/ui/grade). */
export const grainPx = 5;
const tile = 256;

/** The Bayer matrix for ordered dithering, eight by eight: thresholds from 0 to 63. */
const bayer: Uint8Array = Uint8Array.from({ length: 64 }, (_, index) => {
  const [x, y] = [index % 8, Math.floor(index / 8)];
  const mixed = x ^ y;
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    value |= ((y >> bit) & 1) << (4 - 2 * bit);
    value |= ((mixed >> bit) & 1) << (5 - 2 * bit);
  }
  return value;
});

const smooth = (part: number): number => part * part * (3 - 2 * part);

/** A cloud as a square of value noise that tiles seamlessly, 0 to 255. It is the sum of three octaves. */
export function cloud(seed: number): Uint8Array {
  const made = new Float32Array(tile * tile);
  for (const [octave, cells] of [4, 8, 16].entries()) {
    const weight = 0.5 ** octave;
    const knot = (x: number, y: number) => randomAt(seed + octave, x % cells, y % cells);
    for (let y = 0; y < tile; y++) {
      for (let x = 0; x < tile; x++) {
        const [gx, gy] = [(x / tile) * cells, (y / tile) * cells];
        const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
        const [fx, fy] = [smooth(gx - ix), smooth(gy - iy)];
        const upper = knot(ix, iy) * (1 - fx) + knot(ix + 1, iy) * fx;
        const lower = knot(ix, iy + 1) * (1 - fx) + knot(ix + 1, iy + 1) * fx;
        made[y * tile + x] = (made[y * tile + x] ?? 0) + (upper * (1 - fy) + lower * fy) * weight;
      }
    }
  }
  return Uint8Array.from(made, (value) => Math.min(255, (value / 1.75) * 255));
}

/** A rectangle with text that the fog leaves clear, in grains. */
export interface Clearing {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Width of the soft edge of a clearing, in grains. */
const edge = 15;

/** Clearness of each grain, 0 to 1, for these clearings. */
export function keptClear(clearings: readonly Clearing[], columns: number, rows: number): Float32Array {
  const clear = new Float32Array(columns * rows);
  for (const { left, top, right, bottom } of clearings) {
    for (let y = Math.max(0, Math.floor(top - edge)); y < Math.min(rows, bottom + edge); y++) {
      for (let x = Math.max(0, Math.floor(left - edge)); x < Math.min(columns, right + edge); x++) {
        const away = Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
        clear[y * columns + x] = Math.max(clear[y * columns + x] ?? 0, Math.max(0, 1 - away / edge) ** 2);
      }
    }
  }
  return clear;
}

/**
 * The fog in an area of `columns` by `rows` grains, after it has moved `far` grains to the east: 1 is fog, 2 is dust, 0
 * is clear. The fog is denser near the bottom. Pure.
 */
export function fogAt(
  { damp, dust }: Mix,
  [near, back]: readonly [Uint8Array, Uint8Array],
  far: number,
  columns: number,
  rows: number,
  clear: Float32Array,
): Uint8Array {
  const grains = new Uint8Array(columns * rows);
  const [nearX, backX] = [Math.floor(far), Math.floor(far * 0.45)];
  if (damp > 0) {
    for (let y = 0; y < rows; y++) {
      const lift = (damp - 5.4) * 34 + (y / rows - 0.6) * 70;
      const nearRow = (y % tile) * tile;
      const backRow = ((y + 90) % tile) * tile;
      for (let x = 0; x < columns; x++) {
        const a = near[nearRow + ((((x - nearX) % tile) + tile) % tile)] ?? 0;
        const b = back[backRow + ((((x - backX) % tile) + tile) % tile)] ?? 0;
        const kept = clear[y * columns + x] ?? 0;
        // The factor raises the contrast: the mean of the two clouds would be nearly one grey.
        const tone = ((a + b - 255) * 1.15 + 128 + lift) * (1 - kept) - kept * 40;
        if (tone > ((bayer[(y & 7) * 8 + (x & 7)] ?? 0) + 0.5) * 4) grains[y * columns + x] = 1;
      }
    }
  }
  const specks = Math.round((dust * columns * rows) / 4200);
  for (let speck = 0; speck < specks; speck++) {
    const x = Math.floor(randomAt(speck) * columns + far * (0.6 + randomAt(speck, 2) * 0.8)) % columns;
    const y = Math.floor(randomAt(speck, 1) * rows + far * 0.12) % rows;
    if ((clear[y * columns + x] ?? 0) < 0.3) grains[y * columns + x] = 2;
  }
  return grains;
}
