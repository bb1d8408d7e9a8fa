import { Link } from 'react-router-dom';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { revealedBy } from './logic.ts';
import style from './ledger.module.css';

/** Paths as the archive shows them, and the pages that they lead to. */
const suggested = [
  { path: '/kitchen.txt', to: '/kitchen' },
  { path: '/echoes/', to: '/echoes' },
  { path: '/visitors/', to: '/visitors' },
] as const;

/** Links below the sum, revealed by the number of recovered files. R-ARC-09. */
export function Unlisted({ recovered }: { readonly recovered: number }) {
  const revealed = revealedBy(recovered);
  if (!revealed.void && !revealed.surveillance) return null;
  return (
    <section className={style.unlisted} id="unlisted" aria-labelledby="unlisted-heading" tabIndex={-1}>
      <h2 className={style.label} id="unlisted-heading">
        {archiveTexts.unlistedHeading}
      </h2>
      <ul className={style.ledger}>
        {revealed.void ? <LinkRow path="/void" to="/void" state={archiveTexts.unlisted} /> : null}
        {revealed.surveillance ? (
          <>
            <LinkRow path="/surveillance-truth" to="/surveillance-truth" state={archiveTexts.unlisted} />
            {suggested.map(({ path, to }) => (
              <LinkRow key={path} path={path} to={to} state={archiveTexts.suggested} />
            ))}
          </>
        ) : null}
      </ul>
      {revealed.surveillance ? <p className={style.warning}>{archiveTexts.consentAssumed}</p> : null}
      {revealed.purification ? (
        // The stylesheet draws the link in almost the colour of the page. Focus, hover and prefers-contrast show it
        // clearly. The hidden text is for screen readers.
        <Link className={style.faint} to="/purification" data-track="hidden:/purification">
          <span className="visually-hidden">/purification</span>
        </Link>
      ) : null}
    </section>
  );
}

function LinkRow({ path, to, state }: { readonly path: string; readonly to: string; readonly state: string }) {
  return (
    <li className={style.entry}>
      <div className={style.line}>
        <span className={style.number} aria-hidden="true">
          –
        </span>
        <Link className={style.file} to={to} data-track={`follow:${to.slice(1)}`}>
          <span className={style.glyphs} translate="no">
            {path}
          </span>
        </Link>
        <span className={style.state}>{state}</span>
      </div>
    </li>
  );
}
