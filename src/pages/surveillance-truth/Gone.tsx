import { useEffect, useRef } from 'react';
import { heldWords } from '../../content/held.ts';
import { plural } from './entries.ts';
import style from './style.module.css';

const words = heldWords.gone;

/** What is left to say afterwards. It asks the server for nothing, and its way out loads the document anew. */
export function Gone({ erased }: { readonly erased: Readonly<Record<string, number>> }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // jsdom has no window to scroll.
    document.documentElement.scrollTop = 0;
  }, []);
  const rows = Object.values(erased).reduce((sum, count) => sum + count, 0);
  return (
    <main className={style.room} data-gone>
      <h1 className={style.title} tabIndex={-1} ref={title}>
        {words.title}
      </h1>
      <div className={style.said}>
        <p>{words.rows(plural(rows, 'row'))}</p>
        <p>{words.device}</p>
        <p>{words.remains}</p>
        <p>{words.stranger}</p>
        <p>
          <a className={style.act} href="/">
            {words.link}
          </a>
        </p>
      </div>
      <dl className={style.went} aria-label="Rows erased">
        {Object.entries(erased)
          .filter(([, count]) => count > 0)
          .map(([table, count]) => (
            <div key={table}>
              <dt>{table}</dt>
              <dd>{count.toLocaleString('en-GB')}</dd>
            </div>
          ))}
      </dl>
    </main>
  );
}
