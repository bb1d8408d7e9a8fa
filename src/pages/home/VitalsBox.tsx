import { useRef } from 'react';
import style from './first.module.css';
import { useVitalsSample } from './useVitalsSample.ts';
import { levelAt, vitalNames, vitalsAt } from './vitals.ts';

const beatMs = 1000;
/** Step by which a bar moves, percent of its width: about one pixel. */
const stepPercent = 0.5;

const stepped = (percent: number): number => Math.round(percent / stepPercent) * stepPercent;

/** Autonomy, ethics, empathy, each a thin bar and a figure. Deliberately not a live region. R-LAND-03. */
export function VitalsBox({ isTide }: { readonly isTide: boolean }) {
  const box = useRef<HTMLDListElement>(null);
  const sample = useVitalsSample(beatMs, box);
  const vitals = isTide ? levelAt(sample) : vitalsAt(sample);
  return (
    <dl className={style.vitals} ref={box}>
      {vitalNames.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width="100" height="1" fill="currentColor" transform={`scale(${stepped(vitals[name]) / 100} 1)`} />
            </svg>
            <span>{vitals[name].toFixed(1)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
