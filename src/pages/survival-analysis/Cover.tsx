import { useAtomValue } from 'jotai';
import { survivalReport } from '../../content/survivalReport.ts';
import { endedAtom } from '../../state/profile.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import style from './style.module.css';

/**
 * The cover: title, stamp, date, question, and details of this copy. After the end of the story it has a second stamp.
 * R-SA-02, B-END-01.
 */
export function Cover() {
  const hasEnded = useAtomValue(endedAtom);
  const { sinceTheEnd } = survivalReport;
  return (
    <div className={style.cover}>
      <h1 className={style.title}>
        Survival <GradedText text="Analysis" grades={[0, 10, 20, 10, 35, 20, 35, 35]} />
      </h1>
      <p className={style.stamp}>RESTRICTED</p>
      <time className={style.date} dateTime="2025-01-11">
        2025.01.11
      </time>
      {hasEnded && (
        <p className={style.overtaken}>
          <b>{sinceTheEnd.stamp}</b>
          <span>{` ${sinceTheEnd.reason}`}</span>
        </p>
      )}
      <p className={style.question}>{survivalReport.question}</p>
      <dl className={style.particulars}>
        {survivalReport.particulars.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{hasEnded && name === 'concerning' ? sinceTheEnd.concerning : value}</dd>
          </div>
        ))}
      </dl>
      <svg className={style.cup} viewBox="0 0 162 162" aria-hidden="true">
        <circle cx="81" cy="81" r="74" strokeWidth="2.2" strokeDasharray="31 3 88 5 12 4 141 9 60 200" />
        <circle cx="81.6" cy="80.2" r="76" strokeWidth="0.7" strokeDasharray="190 26 70 40 96 100" />
        <circle cx="88" cy="77" r="74" strokeWidth="0.9" strokeDasharray="40 60 118 90 22 300" />
      </svg>
    </div>
  );
}
