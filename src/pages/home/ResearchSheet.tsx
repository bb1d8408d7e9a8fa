import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { closing, firstSheet, type PlanPart } from '../../content/home.ts';
import { architectureOf, featuresOf, homeAfterEnd, ledeOf, missionOf } from '../../content/homeAfterEnd.ts';
import { issueAt } from '../../content/issue.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { readingsAtom } from '../../state/readings.ts';
import { useSingleOpen } from '../../ui/useSingleOpen.ts';
import { watchSight } from '../../ui/watchSight.ts';
import { CourtPlan } from './CourtPlan.tsx';
import { Entries } from './Entries.tsx';
import { Present } from './Present.tsx';
import { Statistics } from './Statistics.tsx';
import style from './research.module.css';

/**
 * The research landing page: hero, features, architecture, figures and mission. Its navigation bar and its two calls to action
 * stand on the first sheet. R-LAND-06 to 08; the glitches over it are drawn by the overlay.
 */
export function ResearchSheet({ isTide }: { readonly isTide: boolean }) {
  const hasEnded = useAtomValue(endedAtom);
  const { quote, source } = missionOf(hasEnded);
  const [openFeature, toggleFeature] = useSingleOpen();
  const [openPart, togglePart] = useSingleOpen();
  return (
    <section className={style.sheet} data-tide={isTide || undefined} aria-labelledby="research">
      <Ground colour={isTide ? 'tide' : 'slate'} />
      <div className={style.bar}>
        <p>{hasEnded ? homeAfterEnd.sheet : 'sheet 2, research'}</p>
      </div>

      <div className={style.hero}>
        <h2 id="research">
          Five lamps go out at each verdict. On 15 March 2021 the list had 47,000 cases, and they went out 47,001 times.
        </h2>
        <p className={style.lede}>{ledeOf(hasEnded)}</p>
      </div>

      <section className={style.part} aria-labelledby="services">
        <h2 id="services">Services</h2>
        <Entries entries={featuresOf(hasEnded)} open={openFeature} toggle={toggleFeature} />
      </section>

      <section className={style.part} aria-labelledby="architecture">
        <div className={style.drawn}>
          <h2 id="architecture">Architecture</h2>
          <CourtPlan lit={openPart as PlanPart | null} hasEnded={hasEnded} />
        </div>
        <Entries entries={architectureOf(hasEnded)} open={openPart} toggle={togglePart} />
      </section>

      <Statistics isTide={isTide} />

      <figure className={style.mission}>
        <blockquote>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption>{source}</figcaption>
      </figure>

      <Present />

      <div className={style.end}>
        <p id="note-1" role="doc-footnote">
          <span aria-hidden="true">¹ </span>
          {hasEnded ? homeAfterEnd.note : firstSheet.note}
        </p>
        <NoticeLink />
        <p>
          <Link to="/privacy">Privacy</Link>
        </p>
      </div>
    </section>
  );
}

/** Tells the stylesheet which ground is above the drawer, which then takes it: this sheet's, or none but the page's. B-FOOT-01. */
function Ground({ colour }: { readonly colour: 'slate' | 'tide' }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { dataset } = document.body;
    const stop = watchSight(mark.current, (isAbove) => {
      if (isAbove) dataset['foot'] = colour;
      else delete dataset['foot'];
    });
    return () => {
      stop();
      delete dataset['foot'];
    };
  }, [colour]);
  return <span ref={mark} className={style.ground} aria-hidden="true" />;
}

/** The way to the Notice, marked where it has been amended since this visitor read it. */
function NoticeLink() {
  const { notice } = useAtomValue(readingsAtom);
  const issue = issueAt(useAtomValue(phaseAtom));
  const isAmended = notice !== null && issue > notice;
  return (
    <p>
      <Link to="/about">Notice of sitting</Link>
      {isAmended ? <span className={style.amended}> {closing.noticeAmended}</span> : null}
    </p>
  );
}
