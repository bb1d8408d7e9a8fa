import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  comparison,
  floors,
  notice,
  openRoom,
  particulars,
  signature,
  triedInWords,
  withdrawn,
} from '../../content/about.ts';
import { type Issue, issueAt } from '../../content/issue.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { useReading } from '../../state/useReading.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { placesAmended } from './amendment.ts';
import { Hours } from './Hours.tsx';
import { Light } from './Light.tsx';
import style from './style.module.css';
import { titleGrades } from './titleGrades.ts';
import { useAmendment } from './useAmendment.ts';
import { useTrial } from './useTrial.ts';
import { Words } from './Words.tsx';

const ordinals = ['first', 'second', 'third'] as const;

/**
 * The issue in words: "second issue, amended in 41 places". For a reader who knows an `earlier` issue, the text states
 * the number of places that have changed since that issue.
 */
function issueInWords(issue: Issue, earlier: number | null): string {
  const ordinal = `${ordinals[issue]} issue`;
  if (earlier !== null && earlier < issue) {
    return `${ordinal}, amended in ${placesAmended(issue, earlier as Issue)} places since you read it`;
  }
  return issue === 0 ? ordinal : `${ordinal}, amended in ${placesAmended(issue)} places`;
}

/**
 * The Notice, in which the court introduces itself. It has three issues (versions). The second comes at phase 2 and the
 * third at phase 4, also while the page is open. A button shows the first issue, or the current one again; with
 * effects, such a change runs word by word. While the current issue is shown, a piece near the reader's gaze is shown
 * for some seconds in the wording of another issue. B-HOME-18, B-HOME-19.
 */
export default function About() {
  const issue = issueAt(useAtomValue(phaseAtom));
  const [isFirstShown, showFirst] = useState(false);
  const shown = isFirstShown ? 0 : issue;
  const amendment = useAmendment(shown);
  const earlier = useReading('notice', issue);
  const hasEnded = useAtomValue(endedAtom);
  const text = useRef<HTMLDivElement>(null);
  const trials = useTrial(text, issue, amendment.from === amendment.to && !isFirstShown && !hasEnded);
  return (
    <main className={style.sheet}>
      <header className={style.head}>
        <p>Registry of unfiled cases</p>
        {/* The only live region that announces a change of issue. */}
        <div className={style.issue}>
          <p className={issue > 0 || hasEnded ? style.amended : undefined} role="status">
            {hasEnded ? withdrawn : issueInWords(issue, earlier)}
          </p>
          <div className={style.under}>
            {issue === 0 ? null : (
              <ActionButton
                className={style.compare}
                isDisabled={amendment.from !== amendment.to}
                onClick={() => showFirst(!isFirstShown)}
              >
                {isFirstShown ? comparison.back(ordinals[issue]) : comparison.first}
              </ActionButton>
            )}
            {trials.tried.size === 0 ? null : <p>{triedInWords(trials.tried.size)}</p>}
          </div>
        </div>
      </header>
      <h1 className={style.title}>
        <GradedText text="Notice of sitting" grades={titleGrades[shown]} />
      </h1>
      <div className={style.body}>
        <aside className={style.form} aria-label="Particulars">
          <p className={style.open}>
            {openRoom.label} <Link to={openRoom.to}>{openRoom.room}</Link>
          </p>
          <dl>
            {particulars.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Words pieces={value} amendment={amendment} />
                </dd>
              </div>
            ))}
          </dl>
          <Hours marksNow={shown > 0} />
        </aside>
        <div className={style.text} ref={text}>
          {notice.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2>{title}</h2>
              <div>
                {paragraphs.map((pieces, index) => (
                  <p key={index}>
                    <Words pieces={pieces} amendment={amendment} trials={trials} />
                  </p>
                ))}
              </div>
            </section>
          ))}
          <p className={style.signature}>
            <Words pieces={signature} amendment={amendment} trials={trials} />
          </p>
        </div>
        <Light amendment={amendment} />
      </div>
      <nav className={style.floors} aria-labelledby="floors">
        <h2 id="floors">Directory</h2>
        <ul>
          {floors.map(({ floor, room, to }) => (
            <li key={to}>
              <span aria-hidden="true">{floor}</span>
              <Link to={to}>{room}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
