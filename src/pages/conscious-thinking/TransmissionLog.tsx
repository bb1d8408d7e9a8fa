import { transmissions } from '../../content/transmissions.ts';
import { useCycle } from '../../ui/useCycle.ts';
import { useSteps } from '../../ui/useSteps.ts';
import style from './style.module.css';

const stepMs = 3000;
/** A digit that changes appears in the coarsest grade and becomes clean in two steps. Each step is costly. */
const grades = [35, 10, 0] as const;
const gradeMs = 210;

/** The log that is shown now: its number, its abstract and its mark on the dial. R-CT-02. */
export function TransmissionLog() {
  const index = useCycle(transmissions.length, stepMs);
  const grade = grades[useSteps(index, grades.length - 1, gradeMs)] ?? 0;
  const log = transmissions[index] ?? { number: '', line: '' };
  const before = transmissions.at(index - 1)?.number ?? '';
  return (
    <section className={style.log} aria-label="Transmission log">
      <p className={style.counter} data-part="counter">
        <span className="visually-hidden">{log.number}</span>
        <span className={style.digits} aria-hidden="true">
          {Array.from(log.number, (digit, place) => (
            // The key contains the digit: a changed digit is a new element, and in mode calm this element fades in.
            <span key={`${place}${digit}`} data-grade={digit === before[place] ? 0 : grade}>
              {digit}
            </span>
          ))}
        </span>
      </p>
      <p className={style.abstract}>{log.line}</p>
      <div className={style.dial} aria-hidden="true">
        {transmissions.map(({ number }, mark) => (
          <span key={number} data-on={mark === index}>
            {number}
          </span>
        ))}
      </div>
    </section>
  );
}
