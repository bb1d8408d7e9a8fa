import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { floors, notice, particulars, signature } from '../../content/about.ts';
import { phaseAtom } from '../../state/profile.ts';
import { Graded } from '../../ui/grade/Graded.tsx';
import { issueAt, placesAmended } from './amendment.ts';
import { Hours } from './Hours.tsx';
import style from './style.module.css';
import { titleGrades } from './titleGrades.ts';
import { useAmendment } from './useAmendment.ts';
import { Words } from './Words.tsx';

const ordinals = ['first', 'second', 'third'] as const;

/** The court introduces itself, and amends the notice under its reader at phases 2 and 4. */
export default function About() {
  const issue = issueAt(useAtomValue(phaseAtom));
  const amendment = useAmendment(issue);
  return (
    <main className={style.sheet}>
      <header className={style.head}>
        <p>Registry of unfiled cases</p>
        {/* The only thing said aloud about a change of issue. */}
        <p role="status">
          {ordinals[issue]} issue{issue > 0 && `, amended in ${placesAmended(issue)} places`}
        </p>
      </header>
      <h1 className={style.title}>
        <Graded text="Notice of sitting" grades={titleGrades[issue]} />
      </h1>
      <div className={style.body}>
        <aside className={style.form} aria-label="Particulars">
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
          <Hours marksNow={issue > 0} />
        </aside>
        <div className={style.text}>
          {notice.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2>{title}</h2>
              <div>
                {paragraphs.map((pieces, index) => (
                  <p key={index}>
                    <Words pieces={pieces} amendment={amendment} />
                  </p>
                ))}
              </div>
            </section>
          ))}
          <p className={style.signature}>
            <Words pieces={signature} amendment={amendment} />
          </p>
        </div>
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
