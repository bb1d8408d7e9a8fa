import { useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import style from './style.module.css';

/** One per cent a beat; calm shows the same rise ten times more coarsely. */
const beats = { full: { everyMs: 100, percent: 1 }, calm: { everyMs: 1000, percent: 10 } } as const;

/**
 * The gauge at the edge of the window, alone in its component so that ten beats a second redraw nothing else. To
 * assistive technology it is a picture with a fixed name: a figure that never holds is no use read out. R-CT-06.
 */
export function ConsciousnessLevel() {
  const [level, setLevel] = useState(0);
  const { everyMs, percent } = beats[useMotion() === 'calm' ? 'calm' : 'full'];
  useInterval(() => setLevel((now) => (now + percent) % 100), everyMs);
  return (
    <div
      className={style.gauge}
      role="img"
      aria-label="Consciousness level, rising from 0% and starting over at 100%, every ten seconds"
    >
      <span className={style.gaugeName}>consciousness level</span>
      <svg className={style.column} viewBox="0 0 100 100" preserveAspectRatio="none">
        <line className={style.upright} x1="50" x2="50" y1={100 - level} y2="100" />
        <line className={style.level} x1="0" x2={level} y1="50" y2="50" />
      </svg>
      <span className={style.figure}>{level}%</span>
    </div>
  );
}
