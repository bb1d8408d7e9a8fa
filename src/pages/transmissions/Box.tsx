import type { StoryChoice } from '#contract/api/story.ts';
import { transmissions } from '../../content/transmissions.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { pathAlong, traceOf } from './trace.ts';
import style from './style.module.css';

interface Options {
  readonly choices: readonly StoryChoice[];
  /** The objects of the reels that have been played. */
  readonly played: ReadonlySet<string>;
  readonly current: string | null;
}

/** The list of the fifteen reels. A released reel is a button; a reel that is not released is only listed. */
export function Box({ choices, played, current }: Options) {
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
                <span className={`${style.number} counted`}>{number}</span>
                <span className={style.abstract}>{line}</span>
                <span className={`${style.held} counted`}>not released</span>
              </div>
            ) : (
              <ChoiceButton
                choice={choice}
                className={style.row}
                aria-current={current === object ? 'true' : undefined}
                data-track={`play:${number}`}
              >
                <span className={`${style.number} counted`}>{number}</span>
                <span className={style.abstract}>
                  <span>{line}</span>
                  {state === 'played' ? <span className="visually-hidden">, played</span> : null}
                </span>
                <svg className={style.sketch} viewBox="0 0 60 20" preserveAspectRatio="none" aria-hidden="true">
                  <path d={pathAlong(traceOf(line), 60)} vectorEffect="non-scaling-stroke" />
                </svg>
              </ChoiceButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
