import type { ReactNode } from 'react';
import type { VitalsTrace } from '../../state/trace.ts';
import { Graded } from '../../ui/grade/Graded.tsx';
import { Plot } from '../../ui/plot/Plot.tsx';
import { gradeOf, type Instrument, rollMs, squareMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly instrument: Instrument;
  /** The figures in sight. */
  readonly figures: readonly VitalsTrace[];
  readonly endMs: number;
  /** What stood where the roll is read; null before the first figure. */
  readonly read: VitalsTrace | null;
  /** The name, which explains itself when pressed. */
  readonly name: ReactNode;
  /** The explanation, once asked for. */
  readonly children: ReactNode;
}

/** One pen: its name, its line, and the figure where the roll is being read. */
export function Strip({ instrument, figures, endMs, read, name, children }: Options) {
  const { key, range, square, digits } = instrument;
  const figure = read === null ? '–' : read[key].toFixed(digits);
  return (
    <section className={style.strip} data-pen={key} aria-labelledby={`pen-${key}`}>
      <h2 id={`pen-${key}`} className={style.name}>
        {name}
        <span className={style.range} aria-hidden="true">
          {range[0]} – {range[1]}
        </span>
      </h2>
      <Plot
        className={style.plot}
        xs={figures.map(({ atMs }) => atMs)}
        ys={figures.map((entry) => entry[key])}
        x={[endMs - rollMs, endMs]}
        y={[range[0] - square / 4, range[1] + square / 4]}
        every={[squareMs, square]}
        isStepped={key === 'suspicion'}
      />
      <p className={style.figure}>
        <Graded text={figure} grades={Array.from(figure, () => gradeOf(read?.stability ?? 1))} />
      </p>
      {children}
    </section>
  );
}

/** A pen without ink: a groove. */
export function DryStrip({ name, children }: Pick<Options, 'name' | 'children'>) {
  return (
    <section className={style.strip} data-pen="dry" aria-labelledby="pen-dry">
      <h2 id="pen-dry" className={style.name}>
        {name}
      </h2>
      <div className={style.groove} aria-hidden="true" />
      {children}
    </section>
  );
}
