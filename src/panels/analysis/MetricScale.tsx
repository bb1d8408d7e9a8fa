import { analysisCap } from './analyze.ts';
import style from './Analysis.module.css';

interface MetricScaleProps {
  readonly figure: number;
  /** Earlier values of the figure, oldest first. */
  readonly past: readonly number[];
}

/**
 * A scale from 0 to 100 with a line up to the figure, and a mark for each earlier value. Decoration: the figure is
 * beside it.
 */
export function MetricScale({ figure, past }: MetricScaleProps) {
  return (
    <svg className={style.rule} viewBox={`0 0 ${analysisCap} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className={style.whole} d={`M0 5H${analysisCap}M${analysisCap} 2V8`} />
      <path className={style.marks} d={[...new Set(past)].map((at) => `M${at} 2V8`).join('')} />
      <path d={`M0 5H${figure}M${figure} 0V10`} />
    </svg>
  );
}
