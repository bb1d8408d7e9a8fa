import { transmissions } from '../../content/transmissions.ts';
import { useCycle } from '../../ui/useCycle.ts';
import style from './style.module.css';

const stepMs = 3000;

/** The log now on the air: its number, its abstract and its mark on the dial. R-CT-02. */
export function TransmissionLog() {
  const index = useCycle(transmissions.length, stepMs);
  const log = transmissions[index] ?? { number: '', line: '' };
  return (
    <section className={style.log} aria-label="Transmission log">
      <p className={style.counter} data-part="counter">
        <span className="visually-hidden">{log.number}</span>
        <span className={style.digits} aria-hidden="true">
          {Array.from(log.number, (digit, place) => (
            // Keyed by what it says: a digit that changes is a new one, and comes in coarse.
            <span key={`${place}${digit}`}>{digit}</span>
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
