import { particularLabels, suspicionWords } from '../../content/panels.ts';
import style from './Analysis.module.css';
import type { AnalysisMetrics } from './metrics.ts';
import { stepText } from '../../content/stepText.ts';

const stepsShown = 5;

/** The input data of the figures: profile, simulation and the last five steps. */
export function Particulars({ metrics: { profile, view } }: { readonly metrics: AnalysisMetrics }) {
  const rows = [
    [particularLabels.interactions, String(profile?.interactions ?? 0)],
    [particularLabels.days, `${(profile?.daysSinceFirst ?? 0).toFixed(1)} days`],
    [particularLabels.suspicion, suspicionWords(profile?.suspicionLevel ?? 0)],
    [particularLabels.stability, view.stability.toFixed(2)],
    [particularLabels.manner, view.behaviorPattern],
  ] as const;
  const steps = profile?.behaviorProfile.interactionSequence.slice(-stepsShown) ?? [];
  return (
    <div className={style.particulars}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {steps.length === 0 ? null : (
        <>
          <h2>{particularLabels.steps}</h2>
          <ol>
            {steps.map((step, index) => (
              // The same step may occur twice, and the order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${index} ${step}`}>{stepText(step)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
