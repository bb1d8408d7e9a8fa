import { Link, useLocation } from 'react-router-dom';
import { slip } from '../../content/notYetRecovered.ts';
import { placeOf, spines } from './shelf.ts';
import { Shelf } from './Shelf.tsx';
import style from './style.module.css';

/** What stands at an address whose sheet is still missing. */
export default function NotYetRecovered() {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const [before, after] = slip.body;
  return (
    <main className={style.page}>
      <Shelf place={place} path={pathname} />
      <div className={style.text}>
        <h1>{slip.title}</h1>
        <dl>
          <div>
            <dt>place</dt>
            <dd>{place < 0 ? '—' : `${place + 1} of ${spines.length}`}</dd>
          </div>
          <div>
            <dt>returned</dt>
            <dd>—</dd>
          </div>
        </dl>
        <div className={style.body}>
          <p>
            {before}
            <b>{pathname}</b>
            {after}
          </p>
          <nav aria-labelledby="meanwhile">
            <h2 id="meanwhile">{slip.meanwhile}</h2>
            <ul>
              {slip.links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </main>
  );
}
