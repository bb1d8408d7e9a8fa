import { useAtomValue } from 'jotai';
import { statisticsOf } from '../../content/homeAfterEnd.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { isPresentAtom } from '../../state/readings.ts';
import { countsFrom } from './countsFrom.ts';
import style from './statistics.module.css';

/**
 * 47 strokes for 47,000 cases, and a point for the additional case. When counted, that case has a stroke. At phase 5
 * the tops of the strokes form a wave. After the end the 47 strokes are points, and only the additional case has one.
 */
function Strokes({ isTide, hasEnded }: { readonly isTide: boolean; readonly hasEnded: boolean }) {
  const phase = useAtomValue(phaseAtom);
  const isRead = useAtomValue(isPresentAtom);
  const isPresent = (isRead && phase >= countsFrom) || hasEnded;
  const isStroke = (index: number) => (index < 47 ? !hasEnded : isPresent);
  const topOf = (index: number) => (isTide ? 20 - Math.round(16 * Math.sin((index / 46) * Math.PI * 2)) : 0);
  const drawn = Array.from(
    { length: 48 },
    (_, index) => `M${Math.min(index * 10, 486) + 0.5} ${isStroke(index) ? `40V${topOf(index)}` : '38.5h1v1h-1z'}`,
  );
  return (
    <svg className={style.strokes} viewBox="0 0 490 40" aria-hidden="true">
      <path d={drawn.join('')} stroke="currentColor" />
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
