import { useEffect, useState } from 'react';
import { offlineTexts } from '../content/offlineTexts.ts';
import { readCopies } from '../device/offlineWorker.ts';
import style from './PageErrorBoundary.module.css';
import { routeAt } from './routes.ts';
import { titleOf } from './titles.ts';
import list from './OfflinePage.module.css';

const texts = offlineTexts.unread;

/** The name of a page in the list: its title without the name of the site. */
const nameAt = (path: string): string => titleOf(routeAt(path).slug).split(' · ')[0] ?? path;

/** Replaces a page that cannot be loaded without a connection: reports this, and lists the readable pages. B-OFF-06. */
export default function OfflinePage({ path }: { readonly path: string }) {
  const [readable, setReadable] = useState<readonly string[]>([]);
  useEffect(() => {
    let isMounted = true;
    void readCopies().then(({ pages }) => {
      if (isMounted) setReadable(pages.filter((page) => page !== path));
    });
    return () => {
      isMounted = false;
    };
  }, [path]);
  const [before, after] = texts.body;
  return (
    <main className={style.sheet} data-offline-page>
      <div className={list.read}>
        {readable.length === 0 ? null : (
          <nav aria-labelledby="readable">
            <h2 id="readable">{texts.list}</h2>
            <ul>
              {readable.map((page) => (
                <li key={page}>
                  {/* A plain link loads the document, because the copy may be of another build than this page. */}
                  <a href={page}>{nameAt(page)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <h1>{texts.title}</h1>
      <div className={style.text}>
        <p role="alert">
          <span>{before}</span>
          <b translate="no">{path}</b>
          <span>{after}</span>
        </p>
        <p className={style.ways}>
          <button type="button" data-track="ask:again" onClick={() => location.reload()}>
            {texts.again}
          </button>
        </p>
      </div>
    </main>
  );
}
