/** Relative luminance, 0 to 1, of eight-bit channels. WCAG 2. */
const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

interface Frame {
  readonly atMs: number;
  readonly width: number;
  /** Premultiplied red, green, blue, alpha, as WebGL returns them. Unpainted pixels show `under`. */
  readonly pixels: Uint8Array;
}

interface Windows {
  readonly columns: number;
  readonly across: number;
  readonly down: number;
  readonly quarter: number;
}

/** True if an area of `across` by `down` points has `quarter` or more points with a count of `least` or more. */
function fills(counts: Uint16Array, least: number, { columns, across, down, quarter }: Windows): boolean {
  const rows = Math.ceil(counts.length / columns);
  const width = columns + 1;
  // For each point: the number of points with such a count above and to the left of the point.
  const sums = new Uint32Array(width * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let column = 0; column < columns; column += 1) {
      sum += Number((counts[row * columns + column] ?? 0) >= least);
      sums[(row + 1) * width + column + 1] = sums[row * width + column + 1]! + sum;
    }
  }
  for (let top = 0; top + down <= rows; top += 1) {
    for (let left = 0; left + across <= columns; left += 1) {
      const [above, below] = [top * width + left, (top + down) * width + left];
      if (sums[below + across]! - sums[below]! - sums[above + across]! + sums[above]! >= quarter) return true;
    }
  }
  return false;
}

/**
 * Counts flashes as WCAG 2.3.1 defines them, for each pixel of a grid. A flash is a pair of opposing changes of
 * relative luminance by a tenth or more, where the darker luminance is below 0.80. This is stricter than the criterion,
 * which also requires an area.
 */
export class FlashAnalyser {
  /** The most flashes that one pixel has completed within a second so far. */
  worst = 0;
  /** Pixels in which a saturated red appeared or disappeared. */
  reds = 0;
  private readonly under: readonly [number, number, number];
  private readonly every: number;
  private extreme: Float32Array | null = null;
  private rising: Int8Array | null = null;
  private readonly flashes = new Map<number, number[]>();
  /** Every flash: its point, and the time of its completion. */
  private readonly noted: { readonly index: number; readonly atMs: number }[] = [];

  constructor(under: readonly [number, number, number], every = 2) {
    this.under = under;
    this.every = every;
  }

  add({ atMs, width, pixels }: Frame): void {
    const height = pixels.length / 4 / width;
    const columns = Math.floor(width / this.every);
    const rows = Math.floor(height / this.every);
    const isFirst = this.extreme === null;
    this.extreme ??= new Float32Array(columns * rows);
    this.rising ??= new Int8Array(columns * rows);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = (row * this.every * width + column * this.every) * 4;
        const bare = 255 - pixels[at + 3]!;
        const shown = [0, 1, 2].map((index) =>
          Math.min(255, pixels[at + index]! + Math.round((this.under[index]! * bare) / 255)),
        );
        const [red, green, blue] = shown as [number, number, number];
        const [r, g, b] = [linear[red]!, linear[green]!, linear[blue]!];
        if (bare < 255 && r > 0.02 && r / (r + g + b) >= 0.8) this.reds += 1;
        this.follow(row * columns + column, luminanceOf(red, green, blue), atMs, isFirst);
      }
    }
  }

  private follow(index: number, luminance: number, atMs: number, isFirst: boolean): void {
    const extreme = this.extreme!;
    const rising = this.rising!;
    if (isFirst) extreme[index] = luminance;
    const change = luminance - extreme[index]!;
    const direction = Math.sign(change);
    if (Math.abs(change) >= 0.1 && Math.min(luminance, extreme[index]!) < 0.8) {
      if (rising[index] !== 0 && rising[index] !== direction) this.note(index, atMs);
      // The opposing change completes the pair. The next change begins a new pair.
      rising[index] = rising[index] !== 0 && rising[index] !== direction ? 0 : direction;
      extreme[index] = luminance;
    } else if (direction === rising[index]) {
      extreme[index] = luminance;
    }
  }

  /**
   * The most flashes within a second over an area that WCAG 2.3.1 counts: a quarter of any area of `across` by `down`
   * points. Each of these points must have that number of flashes within the same second. This is stricter than the
   * criterion, which requires that the points flash together. `columns`: width of the grid.
   */
  worstOver(columns: number, across: number, down: number): number {
    const quarter = Math.ceil((across * down) / 4);
    const counts = new Uint16Array(this.extreme?.length ?? 0);
    /** Index n: number of points with at least n flashes within the present second. */
    const reached: number[] = [];
    let worst = 0;
    let oldest = 0;
    for (const [at, { index, atMs }] of this.noted.entries()) {
      for (; this.noted[oldest]!.atMs <= atMs - 1000; oldest += 1) reached[counts[this.noted[oldest]!.index]!--]! -= 1;
      const count = ++counts[index]!;
      reached[count] = (reached[count] ?? 0) + 1;
      if (this.noted[at + 1]?.atMs === atMs) continue;
      while ((reached[worst + 1] ?? 0) >= quarter && fills(counts, worst + 1, { columns, across, down, quarter }))
        worst += 1;
    }
    return worst;
  }

  private note(index: number, atMs: number): void {
    const recent = (this.flashes.get(index) ?? []).filter((time) => time > atMs - 1000);
    recent.push(atMs);
    this.flashes.set(index, recent);
    this.noted.push({ index, atMs });
    this.worst = Math.max(this.worst, recent.length);
  }
}
