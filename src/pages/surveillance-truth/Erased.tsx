import { useEffect, useRef } from 'react';
import { storedDataTexts } from '../../content/storedDataTexts.ts';
import { plural } from './entries.ts';
import style from './style.module.css';

const texts = storedDataTexts.gone;

/** Shown after the erasure. This component sends no request to the server, and its link loads the document again. */
export function Erased({ erased }: { readonly erased: Readonly<Record<string, number>> }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // jsdom does not implement `scrollTo`.
    document.documentElement.scrollTop = 0;
  }, []);
  const rows = Object.values(erased).reduce((sum, count) => sum + count, 0);
  return (
    <main className={`story-page ${style.page}`} data-gone>
      <h1 className={style.title} tabIndex={-1} ref={title}>
        {texts.title}
      </h1>
      <div className={style.said}>
        <p>{texts.rows(plural(rows, 'row'))}</p>
        <p>{texts.device}</p>
        <p>{texts.remains}</p>
        <p>{texts.stranger}</p>
        <p>
          <a className={style.act} href="/">
            {texts.link}
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
