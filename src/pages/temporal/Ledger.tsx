import type { ReactNode } from 'react';
import { clockOf } from '../../ui/clockOf.ts';
import { type Second, secondOf } from './minute.ts';
import style from './style.module.css';

interface Options {
  readonly seconds: readonly Second[];
  readonly second: number;
  readonly onSecond: (second: number) => void;
  /** What an agent has to say of a second; null where nobody was asked. */
  readonly noteOf: (second: number) => ReactNode;
}

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Both rails written out, each second in its place: the court's on the left, the reader's on the right. */
export function Ledger({ seconds, second, onSecond, noteOf }: Options) {
  return (
    <ol className={style.ledger}>
      {seconds.map(({ second: at, court, own }) => (
        <li
          key={at}
          data-now={at === second || undefined}
          data-knot={(court.length > 0 && own.length > 0) || undefined}
        >
          <div className={style.theirs}>
            {court.map(({ text, voice }) => (
              <p key={text} data-voice={voice}>
                {secondOf(text)?.rest}
              </p>
            ))}
          </div>
          <button
            type="button"
            className={style.at}
            aria-label={`Second ${two(at)}`}
            data-track={`second:${two(at)}`}
            onClick={() => onSecond(at)}
          >
            {two(at)}
          </button>
          <div className={style.yours}>
            {own.map(({ atMs, words }) => (
              <p key={`${atMs}-${words}`} data-hover="">
                <time>{clockOf(atMs)}</time> {words}
              </p>
            ))}
          </div>
          {noteOf(at)}
        </li>
      ))}
    </ol>
  );
}
