import type { StoryChoice } from '#contract/api/story.ts';
import { transmissions } from '../../content/transmissions.ts';
import { pathAlong, traceOf } from './trace.ts';
import style from './style.module.css';

interface Options {
  readonly choices: readonly StoryChoice[];
  /** The objects of the reels that have been played. */
  readonly played: ReadonlySet<string>;
  readonly current: string | null;
  /** Null while another page of the story is on its way. */
  readonly onPlay: ((choice: StoryChoice) => void) | null;
}

/** The fifteen as catalogued. What is out can be played; what is not shows that it exists. */
export function Box({ choices, played, current, onPlay }: Options) {
  return (
    <ol className={style.box} aria-label="The fifteen reels">
      {transmissions.map(({ number, line }) => {
        const object = `log-${number}`;
        const choice = choices.find((one) => one.object === object);
        const state = current === object ? 'running' : played.has(object) ? 'played' : undefined;
        return (
          <li key={number} data-out={choice === undefined ? undefined : ''} data-state={state}>
            {choice === undefined ? (
              <div className={style.row}>
                <span className={style.number}>{number}</span>
                <span className={style.abstract}>{line}</span>
                <span className={style.held}>not released</span>
              </div>
            ) : (
              <button
                type="button"
                className={style.row}
                aria-current={current === object ? 'true' : undefined}
                aria-disabled={onPlay === null || undefined}
                data-track={`play:${number}`}
                onClick={() => onPlay?.(choice)}
              >
                <span className={style.number}>{number}</span>
                <span className={style.abstract}>
                  {line}
                  {state === 'played' ? <span className="visually-hidden">, played</span> : null}
                </span>
                <svg className={style.sketch} viewBox="0 0 60 20" preserveAspectRatio="none" aria-hidden="true">
                  <path d={pathAlong(traceOf(line), 60)} vectorEffect="non-scaling-stroke" />
                </svg>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
