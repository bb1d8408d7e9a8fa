import { Link } from 'react-router-dom';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { revealedBy } from './logic.ts';
import style from './ledger.module.css';

/** Paths as the archive writes them, and where they lead when followed as a reader would type them. */
const suggested = [
  { path: '/kitchen.txt', to: '/kitchen' },
  { path: '/echoes/', to: '/echoes' },
  { path: '/visitors/', to: '/visitors' },
] as const;

/** The lines after the last line: what so many recovered files reveal. R-ARC-09. */
export function Unlisted({ recovered }: { readonly recovered: number }) {
  const revealed = revealedBy(recovered);
  if (!revealed.void && !revealed.surveillance) return null;
  return (
    <section className={style.unlisted} id="unlisted" aria-labelledby="unlisted-heading" tabIndex={-1}>
      <h2 className={style.label} id="unlisted-heading">
        {archiveTexts.unlistedHeading}
      </h2>
      <ul className={style.ledger}>
        {revealed.void ? <Line path="/void" to="/void" state={archiveTexts.unlisted} /> : null}
        {revealed.surveillance ? (
          <>
            <Line path="/surveillance-truth" to="/surveillance-truth" state={archiveTexts.unlisted} />
            {suggested.map(({ path, to }) => (
              <Line key={path} path={path} to={to} state={archiveTexts.suggested} />
            ))}
          </>
        ) : null}
      </ul>
      {revealed.surveillance ? <p className={style.warning}>{archiveTexts.consentAssumed}</p> : null}
      {revealed.purification ? (
        // Drawn by the stylesheet, nearly in the colour of the page; the word itself is for whoever cannot go by sight.
        // Focus, a hand on it, or a wish for more contrast bring it up in full.
        <Link className={style.faint} to="/purification" data-track="hidden:/purification">
          <span className="visually-hidden">/purification</span>
        </Link>
      ) : null}
    </section>
  );
}

function Line({ path, to, state }: { readonly path: string; readonly to: string; readonly state: string }) {
  return (
    <li className={style.entry}>
      <div className={style.line}>
        <span className={style.number} aria-hidden="true">
          –
        </span>
        <Link className={style.file} to={to} data-track={`follow:${to.slice(1)}`}>
          <span className={style.glyphs}>{path}</span>
        </Link>
        <span className={style.state}>{state}</span>
      </div>
    </li>
  );
}
