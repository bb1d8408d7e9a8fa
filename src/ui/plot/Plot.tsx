import { useEffect, useEffectEvent, useRef } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import style from './Plot.module.css';

export interface PlotOptions {
  /** Ascending. */
  readonly xs: readonly number[];
  /** Null breaks the line. */
  readonly ys: readonly (number | null)[];
  /** What the paper shows, whatever the line does. Only x may move. */
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** Squares of the paper, in the units of either axis; 0 for none. */
  readonly every: readonly [x: number, y: number];
  /** Holds each value until the next. */
  readonly isStepped?: boolean;
  /** Puts the least y at the top. */
  readonly isDownward?: boolean;
  readonly className?: string | undefined;
}

/** Whole multiples of `every` within a range, at most 400 of them. */
export function squares(from: number, to: number, every: number): number[] {
  const found: number[] = [];
  if (every <= 0) return found;
  for (let at = Math.ceil(from / every) * every; at <= to && found.length < 400; at += every) found.push(at);
  return found;
}

/**
 * One line on squared paper, and nothing else: what it means stands beside it in words. The line takes the colour of the
 * text, the squares that of the outline. It redraws when it is given other figures; where there is no canvas, or uPlot
 * does not come, the words remain. The box needs a height of its own.
 */
export function Plot(options: PlotOptions) {
  const { className, xs, ys, x } = options;
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const draw = useEffectEvent((box: HTMLElement, UPlot: typeof uPlot) => {
    const drawn = new UPlot(optionsFor(options, box, UPlot), [[...xs], [...ys]], box);
    drawn.setScale('x', { min: x[0], max: x[1] });
    plot.current = drawn;
  });

  useEffect(() => {
    const box = host.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    let isGone = false;
    const resized = new ResizeObserver(() =>
      plot.current?.setSize({ width: box.clientWidth, height: box.clientHeight }),
    );
    load().then(
      (UPlot) => {
        if (isGone) return;
        draw(box, UPlot);
        resized.observe(box);
      },
      (error: unknown) => console.warn('The plot is left out; its figures stand beside it.', error),
    );
    return () => {
      isGone = true;
      resized.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, []);

  const [xFrom, xTo] = x;
  useEffect(() => {
    const now = plot.current;
    now?.batch(() => {
      now.setData([[...xs], [...ys]], false);
      now.setScale('x', { min: xFrom, max: xTo });
    });
  }, [xs, ys, xFrom, xTo]);

  return <div ref={host} className={`${style.plot} ${className ?? ''}`} aria-hidden="true" />;
}

/**
 * uPlot formats numbers in the browser's language as it loads, whether or not it is asked for any. A browser that was
 * started in the C locale names a language that Intl refuses ("en-US@posix"), and the whole module fails.
 */
async function load(): Promise<typeof uPlot> {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  }
  return (await import('uplot')).default;
}

function optionsFor(
  { y, every, isStepped, isDownward }: PlotOptions,
  box: HTMLElement,
  UPlot: typeof uPlot,
): uPlot.Options {
  const { color, outlineColor } = getComputedStyle(box);
  const stepped = UPlot.paths.stepped?.({ align: 1 });
  const axis = (at: 0 | 1, side: uPlot.Axis.Side): uPlot.Axis => ({
    side,
    size: 0,
    gap: 0,
    ticks: { show: false },
    splits: (_, __, from, to) => squares(from, to, every[at]),
    values: (_, splits) => splits.map(() => ''),
    grid: { show: every[at] > 0, stroke: outlineColor, width: 1 },
  });
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    padding: [0, 0, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      // Called for every range that is set, the explicit ones too.
      x: { time: false, range: (_, from, to) => [from, to] },
      y: { range: () => [...y], dir: isDownward ? -1 : 1 },
    },
    axes: [axis(0, 2), axis(1, 3)],
    series: [
      {},
      {
        stroke: color,
        width: 1.75,
        points: { show: false },
        ...(isStepped && stepped !== undefined ? { paths: stepped } : {}),
      },
    ],
  };
}
