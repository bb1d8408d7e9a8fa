import { Link } from 'react-router-dom';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { attemptsInWords, revealedBy } from './logic.ts';
import style from './style.module.css';
import type { Archive } from './useArchive.ts';

/**
 * The counter and the links. "Accessible" counts only the files that this visitor has recovered. This count is 0 on
 * every first load, also on prerendered pages, in every phase. R-ARC-01.
 */
export function Standing({ archive }: { readonly archive: Archive }) {
  return (
    <div className={style.standing}>
      <div className={style.counted}>
        <p>{`Accessible: ${archive.recovered.length}`}</p>
        <p>{archiveTexts.counted}</p>
        <p>{archiveTexts.conduct}</p>
      </div>
      <nav className={style.ways} aria-label="Building">
        <Link to="/">Home</Link>
        <Link to="/survival-analysis">Analysis</Link>
        <Link to="/conscious-thinking">Consciousness</Link>
      </nav>
      <p className="visually-hidden" role="status">
        {spoken(archive)}
      </p>
    </div>
  );
}

/** Text of the live region after a click on a file; empty before the first click. */
function spoken({ lastAsked, attemptsOn, recovered }: Archive): string {
  if (lastAsked === null) return '';
  const count = recovered.length;
  if (!recovered.includes(lastAsked)) return `${lastAsked}: ${attemptsInWords(attemptsOn(lastAsked))}.`;
  const first = recovered.length === 1 ? archiveFiles.find(({ name }) => name === lastAsked) : undefined;
  if (first !== undefined) return `${lastAsked}: ${archiveTexts.recovered}. Accessible: 1. It opens ${first.room}.`;
  const revealed = revealedBy(count);
  const below = revealed.purification
    ? 'Below the sum the last link leads to /purification.'
    : revealed.void || revealed.surveillance
      ? 'There are entries below the sum of the ledger.'
      : '';
  return `${lastAsked}: ${archiveTexts.recovered}. Accessible: ${count}. ${below}`.trim();
}
