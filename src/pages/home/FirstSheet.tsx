import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { callsToAction, dailyCount, firstSheet, researchLinks } from '../../content/home.ts';
import { homeAfterEnd } from '../../content/homeAfterEnd.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { isPresentAtom } from '../../state/readings.ts';
import { countsFrom } from './countsFrom.ts';
import style from './first.module.css';
import { FirstLine } from './FirstLine.tsx';
import { Influence } from './Influence.tsx';
import { Name } from './Name.tsx';
import { StatusList } from './StatusList.tsx';
import { VitalsBox } from './VitalsBox.tsx';

/**
 * The minimal white landing page, open to readers of every phase. R-LAND-01 to 03. The navigation bar and the two calls
 * to action of the research landing page are here and nowhere else, so that the first screen has links. R-LAND-04, 05.
 */
export function FirstSheet({ isTide }: { readonly isTide: boolean }) {
  const isPresent = useAtomValue(isPresentAtom);
  const hasEnded = useAtomValue(endedAtom);
  const phase = useAtomValue(phaseAtom);
  const isCounted = isPresent && phase >= countsFrom;
  return (
    <section className={style.sheet} aria-labelledby="name">
      <div className={style.head}>
        <nav aria-label="Research">
          <ul>
            {researchLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>{firstSheet.number(hasEnded)}</p>
        <p data-part="count">{dailyCount({ isPresent: isCounted, isTide, hasEnded })}</p>
      </div>
      <FirstLine />
      <ul className={style.calls}>
        {callsToAction.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} data-cta={to.slice(1)} data-track={`cta:${to.slice(1)}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Name isTide={isTide} />
      <div className={style.foot}>
        <div className={style.issuer}>
          <p className={style.tagline} data-part="tagline">
            Post-Anthropocentric AI
          </p>
          <p className={style.classification}>
            <span>{hasEnded ? homeAfterEnd.classification : firstSheet.classification}</span>
            <a id="mark-1" href="#note-1" role="doc-noteref" aria-label="Note 1">
              ¹
            </a>
          </p>
        </div>
        <VitalsBox isTide={isTide} />
        <Influence />
      </div>
      <StatusList hasEnded={hasEnded} />
    </section>
  );
}
