import { type Beat, lengthOf, restOf, traceLength, traceOf } from './pulse.ts';
import style from './style.module.css';

/** The line between the columns: the preferences so far, and a tip that beats at the reader's average time. */
export function Pulse({ beats, isOver }: { readonly beats: readonly Beat[]; readonly isOver: boolean }) {
  const end = lengthOf(beats);
  return (
    <svg
      className={style.pulse}
      viewBox={`0 -60 ${traceLength} 120`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--rest': `${restOf(beats)}ms` } as object}
    >
      <path d={traceOf(beats)} />
      {isOver ? null : (
        <>
          <path className={style.ahead} d={`M${end} 0H${traceLength}`} />
          <g transform={`translate(${end} 0)`}>
            <path className={style.tip} d="M0 0h8l4 -12l6 24l4 -12h8" />
          </g>
        </>
      )}
    </svg>
  );
}
