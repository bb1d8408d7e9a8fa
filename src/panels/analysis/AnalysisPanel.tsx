import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  analysisOpening,
  analysisQuestion,
  type MetricId,
  metricIds,
  metricWords,
  remarkWithheld,
  withheldFromSuspicion,
} from '../../content/panels.ts';
import { phaseAtom, suspicionAtom } from '../../state/profile.ts';
import { useMotion } from '../../ui/motion.ts';
import { Term } from '../../ui/tooltip/Tooltip.tsx';
import style from './Analysis.module.css';
import { Particulars } from './Particulars.tsx';
import { beginReadingAtom, type Reading, readingAtom } from './reading.ts';
import { Rule } from './Rule.tsx';

/** The psychological analysis: four figures, what the court makes of them, and what they were made of. R-PRO-06. */
export function AnalysisPanel() {
  const reading = useAtomValue(readingAtom);
  const phase = useAtomValue(phaseAtom);
  const isWithheld = useAtomValue(suspicionAtom) >= withheldFromSuspicion;
  useLookWhereNothingTicks();
  if (reading === null || phase < 2) return null;
  return (
    <div className={style.analysis}>
      <p className={style.opening}>{isWithheld ? analysisQuestion : analysisOpening[phase as 2 | 3 | 4 | 5]}</p>
      {/* Changes every five seconds, and is no live region: nobody should be talked over by their own file. */}
      <dl className={style.figures}>
        {metricIds.map((id) => (
          <Figure key={id} id={id} reading={reading} isWithheld={isWithheld} />
        ))}
      </dl>
      <Particulars reading={reading} />
    </div>
  );
}

function Figure({ id, reading, isWithheld }: { id: MetricId; reading: Reading; isWithheld: boolean }) {
  const figure = reading.analysis[id];
  const { meaning, said } = metricWords[id];
  return (
    <div className={style.figure}>
      <dt>
        <Term meaning={meaning}>{id}</Term>
      </dt>
      <dd className={style.number}>{figure.toFixed(1)}</dd>
      <dd className={style.ruled}>
        <Rule figure={figure} past={reading.past.map((analysis) => analysis[id])} />
      </dd>
      <dd className={isWithheld ? style.withheld : style.said}>
        {isWithheld ? remarkWithheld : said[figure < 34 ? 0 : figure < 67 ? 1 : 2]}
      </dd>
      <dd className={style.meaning} data-part="meaning">
        {meaning}
      </dd>
    </div>
  );
}

/** With effects off nothing ticks: the panel looks once, when it is opened. */
function useLookWhereNothingTicks(): void {
  const isStill = useMotion() === 'off';
  const look = useSetAtom(beginReadingAtom);
  useEffect(() => {
    if (isStill) look();
  }, [isStill, look]);
}
