import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { closing, firstSheet, type PlanPart } from '../../content/home.ts';
import { architectureOf, featuresOf, homeAfterEnd, ledeOf, missionOf } from '../../content/homeAfterEnd.ts';
import { issueAt } from '../../content/issue.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { readingsAtom } from '../../state/readings.ts';
import { researchSheetAtom } from '../../state/researchSheet.ts';
import { FootGround } from '../../ui/foot-ground/FootGround.tsx';
import { useSingleOpen } from '../../ui/useSingleOpen.ts';
import { CourtPlan } from './CourtPlan.tsx';
import { Entries } from './Entries.tsx';
import { Later } from './Later.tsx';
import { Present } from './Present.tsx';
import { Statistics } from './Statistics.tsx';
import style from './research.module.css';

/**
 * The research landing page: hero, features, architecture, figures and mission. Its navigation bar and its two calls to
 * action are on the first sheet; its glitches are drawn by src/panels/sheet-glitches. R-LAND-06 to 10.
 */
export function ResearchSheet({ isTide }: { readonly isTide: boolean }) {
  const hasEnded = useAtomValue(endedAtom);
  const { quote, source } = missionOf(hasEnded);
  const [openFeature, toggleFeature] = useSingleOpen();
  const [openPart, togglePart] = useSingleOpen();
  const setSheet = useSetAtom(researchSheetAtom);
  return (
    <section className={style.sheet} ref={setSheet} data-tide={isTide || undefined} aria-labelledby="research">
      <FootGround colour={isTide ? 'tide' : 'slate'} />
      <div className={style.bar}>
        <p>{hasEnded ? homeAfterEnd.sheet : 'sheet 2, research'}</p>
      </div>

      <div className={style.hero}>
        <Later of="hero" />
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
          <p>{`“${quote}”`}</p>
        </blockquote>
        <figcaption>{source}</figcaption>
      </figure>

      <Present />

      <div className={style.end}>
        <p id="note-1" role="doc-footnote" aria-label="Note 1" tabIndex={-1}>
          <a href="#mark-1" role="doc-backlink" aria-label="Back to the mark of note 1">
            ¹
          </a>{' '}
          <span>{hasEnded ? homeAfterEnd.note : firstSheet.note}</span>
        </p>
        <NoticeLink />
        <p>
          <Link to="/privacy">Privacy</Link>
        </p>
      </div>
    </section>
  );
}

/** The link to the Notice, marked if the Notice has been amended since this visitor read it. */
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
