import type { ReactNode } from 'react';
import type { VitalsTrace } from '../../state/trace.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { Plot } from '../../ui/plot/Plot.tsx';
import { gradeOf, type Instrument, rollMs, squareMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly instrument: Instrument;
  /** Values in the visible part of the roll. */
  readonly vitals: readonly VitalsTrace[];
  readonly endMs: number;
  /** Values at the reading position; null before the first value. */
  readonly read: VitalsTrace | null;
  /** The name of the instrument, a button that explains it. */
  readonly name: ReactNode;
  /** The explanation, after the reader has asked for it. */
  readonly children: ReactNode;
}

/** One instrument: its name, its curve, and its value at the reading position. */
export function Strip({ instrument, vitals, endMs, read, name, children }: Options) {
  const { key, range, square, digits } = instrument;
  const figure = read === null ? '–' : read[key].toFixed(digits);
  return (
    <section className={style.strip} data-pen={key} aria-labelledby={`pen-${key}`}>
      <h2 id={`pen-${key}`} className={style.name}>
        {name}
        <span className={style.range} aria-hidden="true">
          {`${range[0]} – ${range[1]}`}
        </span>
      </h2>
      <Plot
        className={style.plot}
        xs={vitals.map(({ atMs }) => atMs)}
        ys={vitals.map((entry) => entry[key])}
        x={[endMs - rollMs, endMs]}
        y={[range[0] - square / 4, range[1] + square / 4]}
        every={[squareMs, square]}
        isStepped={key === 'suspicion'}
      />
      <p className={style.figure}>
        <GradedText text={figure} grades={Array.from(figure, () => gradeOf(read?.stability ?? 1))} />
      </p>
      {children}
    </section>
  );
}

/** The fourth strip: a groove in place of a curve. */
export const DryStrip = ({ name, children }: Pick<Options, 'name' | 'children'>) => (
  <section className={style.strip} data-pen="dry" aria-labelledby="pen-dry">
    <h2 id="pen-dry" className={style.name}>
      {name}
    </h2>
    <div className={style.groove} aria-hidden="true" />
    {children}
  </section>
);
