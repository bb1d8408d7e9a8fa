import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { casebookTexts } from '../../content/casebook.ts';
import { Causes } from './Causes.tsx';
import style from './Casebook.module.css';
import { Goals } from './Goals.tsx';
import { EnteredRooms } from './EnteredRooms.tsx';
import { keptRemarksAtom } from '../remarks/announcement.ts';

/**
 * The casebook beside every page: the goals and the progress, the reader's acts and their effects, the entered rooms,
 * and the remarks of this visit. B-CASE-01.
 */
export function CasebookPanel({ onLeave }: { readonly onLeave: () => void }) {
  const remarks = useAtomValue(keptRemarksAtom);
  return (
    <div className={style.casebook}>
      <Goals onLeave={onLeave} />
      <Causes onLeave={onLeave} />
      <div className={style.beside}>
        <EnteredRooms onLeave={onLeave} />
        {remarks.length === 0 ? null : (
          <section aria-label={casebookTexts.remarks}>
            <h2 className={style.heading}>{casebookTexts.remarks}</h2>
            <ol className={style.remarks}>
              {remarks.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ol>
          </section>
        )}
        <p className={style.ways}>
          <Link to="/narrative" data-track="follow:casebook:/narrative" onClick={onLeave}>
            {casebookTexts.whole}
          </Link>
          <Link to="/transcript" data-track="follow:casebook:/transcript" onClick={onLeave}>
            {casebookTexts.transcript}
          </Link>
          <Link to="/" data-track="follow:casebook:/" onClick={onLeave}>
            {casebookTexts.hall}
          </Link>
        </p>
      </div>
    </div>
  );
}
