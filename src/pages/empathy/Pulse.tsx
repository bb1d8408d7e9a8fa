import { useState } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { useMotion } from '../../ui/motion.ts';
import { useSteps } from '../../ui/useSteps.ts';
import { type Beat, heightAt, lengthOf, restOf, stepMsOf, tipSteps, traceLength, traceOf } from './pulse.ts';
import style from './style.module.css';

/** The tip of the trace. It beats in a few steps and then rests without rendering. It moves in mode full only. */
function Tip({ restMs }: { readonly restMs: number }) {
  const isMoving = useMotion() === 'full';
  const [beat, setBeat] = useState(0);
  useInterval(() => setBeat((now) => now + 1), isMoving ? restMs : null);
  const step = useSteps(beat, tipSteps, stepMsOf(restMs));
  return <path d="M0 0h8l4 -12l6 24l4 -12h8" transform={`scale(1 ${heightAt(step).toFixed(3)})`} />;
}

/** The line between the columns: the preferences so far, and a tip that beats at the reader's average time. */
export function Pulse({ beats, isOver }: { readonly beats: readonly Beat[]; readonly isOver: boolean }) {
  const end = lengthOf(beats);
  return (
    <svg className={style.pulse} viewBox={`0 -60 ${traceLength} 120`} preserveAspectRatio="none" aria-hidden="true">
      <path d={traceOf(beats)} />
      {isOver ? null : (
        <>
          <path className={style.ahead} d={`M${end} 0H${traceLength}`} />
          <g transform={`translate(${end} 0)`}>
            <Tip restMs={restOf(beats)} />
          </g>
        </>
      )}
    </svg>
  );
}
