import { useAtomValue } from 'jotai';
import { statisticsOf } from '../../content/homeAfterEnd.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { isPresentAtom } from '../../state/readings.ts';
import { countsFrom } from './countsFrom.ts';
import style from './statistics.module.css';

/**
 * 47 strokes for 47,000 cases, and a point for one more: a stroke once that one is counted. At phase 5 their tops form
 * a wave. After the end the 47 are points, and the one more is the only stroke.
 */
function Strokes({ isTide, hasEnded }: { readonly isTide: boolean; readonly hasEnded: boolean }) {
  const phase = useAtomValue(phaseAtom);
  const isRead = useAtomValue(isPresentAtom);
  const isPresent = (isRead && phase >= countsFrom) || hasEnded;
  const topOf = (index: number) => (isTide ? 20 - Math.round(16 * Math.sin((index / 46) * Math.PI * 2)) : 0);
  return (
    <svg className={style.strokes} viewBox="0 0 490 40" aria-hidden="true" focusable="false">
      {Array.from({ length: 47 }, (_, index) =>
        hasEnded ? (
          <rect key={index} x={index * 10} y="38" width="2" height="2" fill="currentColor" />
        ) : (
          <line
            key={index}
            x1={index * 10 + 0.5}
            x2={index * 10 + 0.5}
            y1={topOf(index)}
            y2="40"
            stroke="currentColor"
          />
        ),
      )}
      {isPresent ? (
        <line x1="487" x2="487" y1={topOf(47)} y2="40" stroke="currentColor" />
      ) : (
        <rect x="486" y="38" width="2" height="2" fill="currentColor" />
      )}
    </svg>
  );
}

/** Four figures; the first one has a drawing. R-LAND-07. */
export function Statistics({ isTide }: { readonly isTide: boolean }) {
  const hasEnded = useAtomValue(endedAtom);
  return (
    <section className={style.statistics} aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        Figures
      </h2>
      <dl>
        {statisticsOf(hasEnded).map(({ figure, spoken, label }, index) => (
          <div key={label} data-part="statistic">
            <dt>{label}</dt>
            <dd>
              {spoken && <span className="visually-hidden">{spoken}</span>}
              <span className={spoken && style.sign} aria-hidden={spoken !== undefined}>
                {figure}
              </span>
              {index === 0 && <Strokes isTide={isTide} hasEnded={hasEnded} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
