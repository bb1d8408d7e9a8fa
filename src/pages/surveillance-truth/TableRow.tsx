import { useId, useState } from 'react';
import { storedDataTexts as texts } from '../../content/storedDataTexts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Entry } from './entries.ts';
import style from './style.module.css';

/** At most so many rows are shown; the file has all of them. */
const shownAtMost = 12;

/** One table: how many rows it has, what they mean, and on request the rows themselves as JSON. */
export function TableRow({ entry: { table, rows, title, text } }: { readonly entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
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
            {rows.length > shownAtMost ? `\n${texts.more(rows.length - shownAtMost)}` : ''}
          </pre>
        ) : null}
      </div>
      <p className={style.table}>
        <code>{table}</code>
        {rows.length === 0 ? null : (
          <ActionButton
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            data-track={`open:held-${table}`}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.asItLies}
            <span className="visually-hidden">: {title}</span>
          </ActionButton>
        )}
      </p>
    </li>
  );
}
