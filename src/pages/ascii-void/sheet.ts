import { randomAt } from '../../ui/random.ts';

/** Maximum number of strikes on a place. */
export const fullPlace = 9;

/**
 * A sheet of typing. Strikes can be pushed from place to place; their total never changes. A place is a character cell;
 * places are numbered line by line.
 */
export class Sheet {
  readonly columns: number;
  readonly rows: number;
  /** Number of strikes on each place, 0 to `fullPlace`. */
  readonly strikes: Uint8Array;
  /** Number of the push that last cleared each place, from 1; without meaning for a place that has strikes. */
  readonly clearedBy: Uint32Array;
  #pushes = 0;

  /** A full sheet: one strike on each place, and two or three in some areas. */
  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.clearedBy = new Uint32Array(columns * rows);
    this.strikes = Uint8Array.from({ length: columns * rows }, (_, place) => {
      const [x, y] = [place % columns, Math.floor(place / columns)];
      const lean = Math.sin(x * 0.071 + y * 0.13) + Math.sin(x * 0.023 - y * 0.19 + 2) + randomAt(place) * 1.6;
      return lean > 1.9 ? 3 : lean > 0.5 ? 2 : 1;
    });
  }

  /** All strikes on the sheet. */
  get total(): number {
    return this.strikes.reduce((sum, strikes) => sum + strikes, 0);
  }

  /** Share of the places that have no strikes, 0 to 1. */
  get clear(): number {
    const clear = this.strikes.reduce((sum, strikes) => sum + (strikes === 0 ? 1 : 0), 0);
    return this.strikes.length === 0 ? 0 : clear / this.strikes.length;
  }

  isClear(x: number, y: number): boolean {
    return this.strikes[y * this.columns + x] === 0;
  }

  /** Drops all strikes of each column to its foot. Places are filled from below. */
  drop(): void {
    this.clearedBy.fill(++this.#pushes);
    for (let x = 0; x < this.columns; x++) {
      let left = 0;
      for (let y = 0; y < this.rows; y++) left += this.strikes[y * this.columns + x] ?? 0;
      for (let y = this.rows - 1; y >= 0; y--) {
        const here = Math.min(left, fullPlace);
        this.strikes[y * this.columns + x] = here;
        left -= here;
      }
    }
  }

  /**
   * Pushes all strikes within `radius` places of (x, y) outwards, to the nearest places outside the radius that are not
   * full. A place is `tall` times as high as it is wide. A strike for which there is no space stays. Returns the
   * changed places.
   */
  push(x: number, y: number, radius: number, tall: number): ReadonlySet<number> {
    const changed = new Set<number>();
    this.#pushes++;
    const reach = radius / tall;
    const inside = (px: number, py: number) => Math.hypot(px - x, (py - y) * tall) < radius;
    for (let py = Math.max(0, Math.ceil(y - reach)); py <= Math.min(this.rows - 1, y + reach); py++) {
      for (let px = Math.max(0, Math.ceil(x - radius)); px <= Math.min(this.columns - 1, x + radius); px++) {
        const from = py * this.columns + px;
        let left = this.strikes[from] ?? 0;
        if (left === 0 || !inside(px, py)) continue;
        const length = Math.hypot(px - x, (py - y) * tall) || 1;
        const stepX = px === x && py === y ? 1 : (px - x) / length;
        const stepY = (py - y) / length;
        for (let far = 1; left > 0; far++) {
          const [tx, ty] = [Math.round(px + stepX * far), Math.round(py + stepY * far)];
          if (tx < 0 || ty < 0 || tx >= this.columns || ty >= this.rows) break;
          if (inside(tx, ty)) continue;
          const to = ty * this.columns + tx;
          const moved = Math.min(left, fullPlace - (this.strikes[to] ?? 0));
          if (moved === 0) continue;
          this.strikes[to] = (this.strikes[to] ?? 0) + moved;
          left -= moved;
          changed.add(to);
        }
        if (left !== this.strikes[from]) changed.add(from);
        this.strikes[from] = left;
        if (left === 0) this.clearedBy[from] = this.#pushes;
      }
    }
    return changed;
  }
}
