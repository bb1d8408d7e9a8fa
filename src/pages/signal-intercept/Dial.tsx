import type { ReactNode } from 'react';
import { bandFrom, bandTo, inKilohertz } from './band.ts';
import style from './style.module.css';

interface Options {
  readonly dial: number;
  readonly onTune: (dial: number) => void;
  /** What a reader who does not see the needle is told of it. */
  readonly state: string;
  readonly children: ReactNode;
}

const share = (dial: number) => `${((dial - bandFrom) / (bandTo - bandFrom)) * 100}%`;
const marks = Array.from({ length: 41 }, (_, index) => bandFrom + index * 5);

/** The whole width is the dial: a slider over the picture, its scale under it, and the needle across both. */
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
            <span key={mark} style={{ left: share(mark) }}>
              {inKilohertz(mark).replace('.0', '')}
            </span>
          ))}
      </div>
      <span className={style.needle} style={{ left: share(dial) }} aria-hidden="true" />
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
