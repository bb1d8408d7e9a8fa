import style from './Plot.module.css';

export interface PlotOptions {
  /** The x values, in ascending order. */
  readonly xs: readonly number[];
  /** One value for each x; null breaks the line. */
  readonly ys: readonly (number | null)[];
  /** Visible ranges of x and y. The line may extend beyond them. */
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** Size of the squares of the paper in x and y, in the units of the axes; 0 for no lines. */
  readonly every: readonly [x: number, y: number];
  /** Draws steps: each value is kept until the next. */
  readonly isStepped?: boolean;
  /** The smallest y is at the top. */
  readonly isDownward?: boolean;
  readonly className?: string | undefined;
}

/**
 * Width and height of the drawing in SVG units. It is stretched to the size of the box. The values themselves cannot be
 * the units: SVG numbers have single precision, which is too low for epoch ms.
 */
const side = 1000;

/** Whole multiples of `every` within a range, at most 400. */
export function squares(from: number, to: number, every: number): number[] {
  const found: number[] = [];
  if (every <= 0) return found;
  for (let at = Math.ceil(from / every) * every; at <= to && found.length < 400; at += every) found.push(at);
  return found;
}

/** Converts values to units of the drawing, with two decimals. */
const scaled =
  ([from, to]: readonly [number, number], isReversed: boolean) =>
  (value: number): string => {
    const part = (value - from) / (to - from);
    return (side * (isReversed ? 1 - part : part)).toFixed(2);
  };

/** The line as SVG path data; an empty string if there is nothing to draw. */
export function linePath({ xs, ys, x, y, isStepped = false, isDownward = false }: PlotOptions): string {
  const [across, down] = [scaled(x, false), scaled(y, !isDownward)];
  let isDrawing = false;
  return xs
    .map((at, index) => {
      const value = ys[index] ?? null;
      const step = isDrawing && isStepped ? `H${across(at)}` : '';
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== null;
      return value === null ? '' : `${step}${command}${across(at)} ${down(value)}`;
    })
    .join('');
}

/** The squares of the paper as SVG path data. */
function paperPath({ x, y, every, isDownward = false }: PlotOptions): string {
  const [across, down] = [scaled(x, false), scaled(y, !isDownward)];
  const upright = squares(x[0], x[1], every[0]).map((at) => `M${across(at)} 0V${side}`);
  const level = squares(y[0], y[1], every[1]).map((at) => `M0 ${down(at)}H${side}`);
  return [...upright, ...level].join('');
}

/**
 * One line on squared paper, without labels: text beside it gives its meaning. The line has the text colour. The
 * squares have the colour `--plot-squares`, or a mixture of the text colour. The box needs its own height.
 */
export function Plot(options: PlotOptions) {
  return (
    <div className={`${style.plot} ${options.className ?? ''}`} aria-hidden="true">
      <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
        <path className={style.paper} d={paperPath(options)} />
        <path className={style.line} d={linePath(options)} />
      </svg>
    </div>
  );
}
