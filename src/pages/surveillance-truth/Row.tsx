import { useId, useState } from 'react';
import { heldWords as words } from '../../content/held.ts';
import type { Entry } from './entries.ts';
import style from './style.module.css';

/** More rows than this nobody reads here; the file has them all. */
const shownAtMost = 12;

/** One table: how many rows, what they mean, and the rows themselves for whoever would rather see those. */
export function Row({ entry: { table, rows, title, text } }: { readonly entry: Entry }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className={style.row} data-none={rows.length === 0 || undefined}>
      <p className={style.figure}>
        {rows.length.toLocaleString('en-GB')}
        <span className="visually-hidden">{rows.length === 1 ? ' row' : ' rows'}</span>
      </p>
      <div className={style.meaning}>
        <h3>{title}</h3>
        <p>{text}</p>
        {isOpen ? (
          <pre id={id} className={style.raw} tabIndex={0} aria-label={`Rows of ${table}`}>
            {rows
              .slice(0, shownAtMost)
              .map((row) => JSON.stringify(row, null, 1))
              .join('\n')}
            {rows.length > shownAtMost ? `\n${words.more(rows.length - shownAtMost)}` : ''}
          </pre>
        ) : null}
      </div>
      <p className={style.table}>
        <code>{table}</code>
        {rows.length === 0 ? null : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            data-track={`open:held-${table}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.asItLies}
            <span className="visually-hidden">: {title}</span>
          </button>
        )}
      </p>
    </li>
  );
}
