import type { ReactNode } from 'react';
import { localTime } from '../../ui/localTime.ts';
import { type Second, secondOf } from './minute.ts';
import style from './style.module.css';

interface Options {
  readonly seconds: readonly Second[];
  readonly second: number;
  readonly onSecond: (second: number) => void;
  /** An agent's answer about a second; null if the reader has not asked. */
  readonly noteOf: (second: number) => ReactNode;
}

/** The seconds with entries, in order: the court's entries on the left, the reader's on the right. */
export function Ledger({ seconds, second, onSecond, noteOf }: Options) {
  return (
    <ol role="list" className={style.ledger}>
      {seconds.map(({ second: at, court, own }) => {
        const figure = String(at).padStart(2, '0');
        return (
          <li
            key={at}
            data-now={at === second || undefined}
            data-knot={(court.length > 0 && own.length > 0) || undefined}
          >
            <div className={style.theirs}>
              {court.map(({ text, voice }, index) => (
                <p key={index} data-voice={voice}>
                  {secondOf(text)?.rest}
                </p>
              ))}
            </div>
            <button
              type="button"
              className={style.at}
              aria-label={`Second ${figure}`}
              data-track={`second:${figure}`}
              onClick={() => onSecond(at)}
            >
              {figure}
            </button>
            <div className={style.yours}>
              {own.map(({ atMs, words }, index) => (
                <p key={index} data-hover="">
                  <time>{localTime(atMs)}</time>
                  <span>{` ${words}`}</span>
                </p>
              ))}
            </div>
            <span>{noteOf(at)}</span>
          </li>
        );
      })}
    </ol>
  );
}
