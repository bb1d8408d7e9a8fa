import style from './first.module.css';
import { useVitalsSample } from './useVitalsSample.ts';
import { levelAt, vitalNames, vitalsAt } from './vitals.ts';

const beatMs = 1000;

/** Autonomy, ethics, empathy, each a thin bar and a figure. Deliberately not a live region. R-LAND-03. */
export function VitalsBox({ isTide }: { readonly isTide: boolean }) {
  const sample = useVitalsSample(beatMs);
  const vitals = isTide ? levelAt(sample) : vitalsAt(sample);
  return (
    <dl className={style.vitals}>
      {vitalNames.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width={vitals[name].toFixed(1)} height="1" fill="currentColor" />
            </svg>
            <span>{vitals[name].toFixed(1)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
