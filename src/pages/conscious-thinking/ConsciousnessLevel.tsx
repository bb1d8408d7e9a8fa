import { type CSSProperties, useRef, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import style from './style.module.css';

/** One per cent for each beat. Mode calm shows the same rise in steps of ten per cent. */
const beats = { full: { everyMs: 100, percent: 1 }, calm: { everyMs: 1000, percent: 10 } } as const;

/**
 * The gauge at the edge of the window. The gauge is a component of its own, so that ten beats a second render nothing
 * else; its bar is only transformed. For assistive technology the gauge is an image with a fixed name, because a figure
 * that always changes is of no use when it is read out. R-CT-06.
 */
export function ConsciousnessLevel() {
  const [level, setLevel] = useState(0);
  const gauge = useRef<HTMLDivElement>(null);
  const { everyMs, percent } = beats[useMotion() === 'calm' ? 'calm' : 'full'];
  useInterval(() => setLevel((now) => (now + percent) % 100), everyMs, gauge);
  return (
    <div
      ref={gauge}
      className={style.gauge}
      role="img"
      aria-label="Consciousness level, rising from 0% and starting over at 100%, every ten seconds"
    >
      <span className={style.gaugeName}>consciousness level</span>
      <span className={style.column}>
        {/* No style attribute at 0: the Content-Security-Policy forbids style attributes in prerendered markup. */}
        <i {...(level > 0 && { style: { '--level': level / 100 } as CSSProperties })} />
      </span>
      <span className={style.figure}>{`${level}%`}</span>
    </div>
  );
}
