import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  analysisHeading,
  analysisOpening,
  analysisQuestion,
  type MetricId,
  metricIds,
  metricTexts,
  remarkWithheld,
  saidOf,
} from '../../content/panels.ts';
import { analysisPhase, withholdingSuspicion } from '#contract/opening.ts';
import { phaseAtom, suspicionAtom } from '../../state/profile.ts';
import { useMotion } from '../../ui/motion.ts';
import { useSteps } from '../../ui/useSteps.ts';
import { Term } from '../../ui/tooltip/Tooltip.tsx';
import style from './Analysis.module.css';
import { Particulars } from './Particulars.tsx';
import { measureAnalysisAtom, type AnalysisMetrics, analysisMetricsAtom } from './metrics.ts';
import { MetricScale } from './MetricScale.tsx';

/** The psychological analysis: four figures, a sentence on each, and their input data. R-PRO-06. */
export function AnalysisPanel() {
  const metrics = useAtomValue(analysisMetricsAtom);
  const phase = useAtomValue(phaseAtom);
  const isWithheld = useAtomValue(suspicionAtom) >= withholdingSuspicion;
  useMeasureWithoutTimer();
  if (metrics === null || phase < analysisPhase) return null;
  return (
    <div className={style.analysis}>
      <h2 className={style.heading}>{analysisHeading}</h2>
      <p className={style.opening}>{isWithheld ? analysisQuestion : analysisOpening[phase as 2 | 3 | 4 | 5]}</p>
      {/* The list is not a live region, because it changes every five seconds and would interrupt a screen reader. */}
      <dl className={style.figures}>
        {metricIds.map((id) => (
          <Figure key={id} id={id} metrics={metrics} isWithheld={isWithheld} />
        ))}
      </dl>
      <Particulars metrics={metrics} />
    </div>
  );
}

/** A figure that has changed counts to its new value in 8 steps, 480 ms in all; with calm effects it fades in. */
const countSteps = 8;
const countMs = 60;

function Figure({ id, metrics, isWithheld }: { id: MetricId; metrics: AnalysisMetrics; isWithheld: boolean }) {
  const figure = metrics.analysis[id];
  const before = metrics.past.at(-1)?.[id] ?? figure;
  const step = useSteps(figure, countSteps, countMs);
  const isCounting = step < countSteps;
  const shown = isCounting ? before + (figure - before) * (step / countSteps) : figure;
  const { meaning } = metricTexts[id];
  const suspicion = metrics.profile?.suspicionLevel ?? 0;
  const finds = metrics.view.narrative.discoveredFragments.length;
  return (
    <div className={style.figure}>
      <dt>
        <Term meaning={meaning} side="left">
          {id}
        </Term>
      </dt>
      <dd className={style.number} data-counting={isCounting ? '' : undefined}>
        <span key={figure}>{shown.toFixed(2)}</span>
      </dd>
      <dd className={style.ruled}>
        <MetricScale figure={shown} past={metrics.past.map((analysis) => analysis[id])} />
      </dd>
      <dd className={isWithheld ? style.withheld : style.said}>
        {isWithheld ? remarkWithheld : saidOf(id, figure, { suspicion, finds })}
      </dd>
      <dd className={style.meaning} data-part="meaning">
        {meaning}
      </dd>
    </div>
  );
}

/** With effects off there is no timer: the figures are computed once, when the panel is opened. */
function useMeasureWithoutTimer(): void {
  const isStill = useMotion() === 'off';
  const measure = useSetAtom(measureAnalysisAtom);
  useEffect(() => {
    if (isStill) measure();
  }, [isStill, measure]);
}
