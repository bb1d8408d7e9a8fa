import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entry } from './casebook.ts';
import style from './style.module.css';

interface Options {
  readonly entry: Entry;
  /** True where the line above is of the same day, which is then not written again. */
  readonly isSameDay: boolean;
  readonly mark: 'ruled' | 'stet' | undefined;
  readonly onRule: () => void;
  /** What was said when this line was ruled through last; null for every other. */
  readonly said: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day as the book writes it: with its year where that is not this one. */
const dayOf = (at: number) => (new Date(at).getFullYear() === new Date().getFullYear() ? day : dayAndYear).format(at);

/** An entry, and the ruler laid to it: the entry itself is what is pressed. */
export function Line({ entry: { at, text, kind, to }, isSameDay, mark, onRule, said }: Options) {
  return (
    <li className={style.entry} data-mark={mark}>
      <span className={style.day}>{at === null ? 'undated' : isSameDay ? '' : dayOf(at)}</span>
      <span className={style.time}>{at === null ? '' : time.format(at)}</span>
      <button
        type="button"
        className={style.text}
        aria-pressed={mark === 'ruled'}
        data-track="rule:entry"
        onClick={onRule}
      >
        <span>{text}</span>
      </button>
      <span className={style.kind}>
        {to === undefined ? (
          kind
        ) : (
          <Link to={to} data-track={`follow:narrative:${to}`}>
            {kind}
            <span className="visually-hidden"> {to}</span>
          </Link>
        )}
      </span>
      {mark === 'stet' ? <span className={style.stet}>stet</span> : null}
      {said === null ? null : (
        <div className={style.beside} role="status">
          {said}
        </div>
      )}
    </li>
  );
}

/** Whether two moments are of one day by the reader's clock. */
export const isOneDay = (a: number | null | undefined, b: number | null): boolean =>
  a != null && b !== null && new Date(a).toDateString() === new Date(b).toDateString();
