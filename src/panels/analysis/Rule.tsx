import { analysisCap } from './analysisOf.ts';
import style from './Analysis.module.css';

interface RuleProps {
  readonly figure: number;
  /** Where it stood at earlier readings. */
  readonly past: readonly number[];
}

/** A rule of one hundred with a line up to the figure, and a notch for every height it has had, as on a door frame. */
export function Rule({ figure, past }: RuleProps) {
  return (
    <svg className={style.rule} viewBox={`0 0 ${analysisCap} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className={style.whole} d={`M0 5H${analysisCap}M${analysisCap} 2V8`} />
      <path className={style.marks} d={[...new Set(past)].map((at) => `M${at} 2V8`).join('')} />
      <path d={`M0 5H${figure}M${figure} 0V10`} />
    </svg>
  );
}
