import { useId, useState } from 'react';
import { storedDataTexts as texts } from '../../content/storedDataTexts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Entry } from './entries.ts';
import style from './style.module.css';

/** Maximum number of rows shown. The saved file has all rows. */
const shownAtMost = 12;

/** One table: the number of its rows, their meaning, and on request the rows as JSON. */
export function TableRow({ entry: { table, rows, title, text } }: { readonly entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={style.row} data-none={rows.length === 0 || undefined}>
      <p className={style.figure}>
        <span>{rows.length.toLocaleString('en-GB')}</span>
        <span className="visually-hidden">{rows.length === 1 ? ' row' : ' rows'}</span>
      </p>
      <div className={style.meaning}>
        <h3>{title}</h3>
        <p>{text}</p>
        {isOpen ? (
          <pre id={id} className={style.raw} translate="no" tabIndex={0} aria-label={`Rows of ${table}`}>
            {[
              ...rows.slice(0, shownAtMost).map((row) => JSON.stringify(row, null, 1)),
              ...(rows.length > shownAtMost ? [texts.more(rows.length - shownAtMost)] : []),
            ].join('\n')}
          </pre>
        ) : null}
      </div>
      <p className={style.table}>
        <code translate="no">{table}</code>
        {rows.length === 0 ? null : (
          <ActionButton
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            data-track={`open:held-${table}`}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.asItLies}
            <span className="visually-hidden">{`: ${title}`}</span>
          </ActionButton>
        )}
      </p>
    </li>
  );
}
