import { particularLabels } from '../../content/panels.ts';
import style from './Analysis.module.css';
import type { Reading } from './reading.ts';

/** How many of the latest steps are shown. */
const stepsShown = 5;

/** What the figures were made of, as it was read: none of it is invented. */
export function Particulars({ reading: { profile, view } }: { readonly reading: Reading }) {
  const rows = [
    [particularLabels.interactions, String(profile?.interactions ?? 0)],
    [particularLabels.days, `${(profile?.daysSinceFirst ?? 0).toFixed(1)} days`],
    [particularLabels.suspicion, `${(profile?.suspicionLevel ?? 0).toFixed(1)} of 5`],
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
              // The same step may be taken twice, and the order is what it is about.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${index} ${step}`}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
