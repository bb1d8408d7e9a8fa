import style from './Plot.module.css';

export interface PlotOptions {
  /** Ascending. */
  readonly xs: readonly number[];
  /** One for each x; null breaks the line. */
  readonly ys: readonly (number | null)[];
  /** The range in sight, for any line. */
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** The squares of the paper, in the units of either axis; 0 for none. */
  readonly every: readonly [x: number, y: number];
  /** Holds each value until the next. */
  readonly isStepped?: boolean;
  /** Puts the least y at the top. */
  readonly isDownward?: boolean;
  readonly className?: string | undefined;
}

/**
 * The drawing is this many units wide and high, and is stretched over the box. SVG counts in single precision, epoch ms
 * do not fit.
 */
const side = 1000;

/** Whole multiples of `every` within a range, at most 400 of them. */
export function squares(from: number, to: number, every: number): number[] {
  const found: number[] = [];
  if (every <= 0) return found;
  for (let at = Math.ceil(from / every) * every; at <= to && found.length < 400; at += every) found.push(at);
  return found;
}

/** From figures to units of the drawing, with two decimals. */
const scaled =
  ([from, to]: readonly [number, number], isReversed: boolean) =>
  (value: number): string => {
    const part = (value - from) / (to - from);
    return (side * (isReversed ? 1 - part : part)).toFixed(2);
  };

/** The line as SVG path data; '' where there is nothing to draw. */
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
 * One line on squared paper, and nothing else: its meaning stands beside it in words. The line takes the colour of
 * the text, the squares `--plot-squares` or a part of that colour. The box needs a height of its own.
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
