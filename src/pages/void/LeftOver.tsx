import { useSampledTrace } from '../../state/useSampledTrace.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useMotion } from '../../ui/motion.ts';
import { residueOf, wordsOf } from './residue.ts';
import style from './style.module.css';

/** Length of the line in units of its drawing. */
const length = 1000;

/**
 * The time of this visit in which no act of the reader was recorded: the strong parts of a faint line, and the figures
 * in words. B-MIN-06.
 */
export function LeftOver() {
  const isOff = useMotion() === 'off';
  const { trace, refresh } = useSampledTrace(1000);
  const residue = residueOf(trace);
  return (
    <section className={style.leftOver} aria-label="Left over" data-private="">
      <svg viewBox={`0 0 ${length} 8`} preserveAspectRatio="none" aria-hidden="true">
        <path className={style.whole} d={`M0 4H${length}`} />
        <path
          d={(residue?.stretches ?? [])
            .map(([from, to]) => `M${(from * length).toFixed(1)} 4H${(to * length).toFixed(1)}`)
            .join('')}
        />
      </svg>
      <p>{wordsOf(residue)}</p>
      {isOff ? (
        <ActionButton data-track="read:left-over" onClick={refresh}>
          count again
        </ActionButton>
      ) : null}
    </section>
  );
}
