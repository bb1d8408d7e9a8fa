import type { ReactNode } from 'react';
import { bandFrom, bandTo, inKilohertz } from './band.ts';
import style from './style.module.css';

interface Options {
  readonly dial: number;
  readonly onTune: (dial: number) => void;
  /** The station at the dial, as text for screen readers. */
  readonly state: string;
  readonly children: ReactNode;
}

const positionOf = (dial: number) => `${((dial - bandFrom) / (bandTo - bandFrom)) * 100}%`;
const marks = Array.from({ length: 41 }, (_, index) => bandFrom + index * 5);

/**
 * The dial, over the whole width: the picture, a scale below it, a needle across both, and an invisible slider on top.
 */
export function Dial({ dial, onTune, state, children }: Options) {
  return (
    <div className={style.dial}>
      {children}
      <svg className={style.scale} viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          <path
            key={mark}
            d={`M${mark - bandFrom} 0V${mark % 50 === 0 ? 10 : mark % 10 === 0 ? 6 : 3}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className={style.figures} aria-hidden="true">
        {marks
          .filter((mark) => mark % 50 === 0 && mark > bandFrom && mark < bandTo)
          .map((mark) => (
            <span key={mark} style={{ left: positionOf(mark) }}>
              {inKilohertz(mark).replace('.0', '')}
            </span>
          ))}
      </div>
      <span className={style.needle} style={{ left: positionOf(dial) }} aria-hidden="true" />
      <input
        type="range"
        className={style.slider}
        aria-label="Frequency"
        aria-valuetext={`${inKilohertz(dial)} kilohertz, ${state}`}
        min={bandFrom}
        max={bandTo}
        step={1}
        value={dial}
        data-track="tune:dial"
        onChange={({ target }) => onTune(Number(target.value))}
      />
    </div>
  );
}
