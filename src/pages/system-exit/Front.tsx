import type { StoryChoice } from '#contract/api/story.ts';
import type { Opening } from './front.ts';
import style from './style.module.css';

interface Options {
  readonly openings: readonly Opening[];
  /** Null while another page of the story is on its way. */
  readonly onPut: ((choice: StoryChoice) => void) | null;
}

/** The front of the building at night. A lit window is a button; a dark one is drawn. */
export function Front({ openings, onPut }: Options) {
  return (
    <div className={style.front} role="group" aria-label="Lights that are on">
      {openings.map(({ name, state, choice }, index) =>
        choice === null ? (
          // An opening is its place.
          <span key={index} className={style.opening} data-state={state} data-name={name ?? undefined} />
        ) : (
          <button
            key={index}
            type="button"
            className={style.opening}
            data-state="lit"
            data-name={name ?? undefined}
            data-track={`out:${name}`}
            aria-disabled={onPut === null || undefined}
            onClick={() => onPut?.(choice)}
          >
            <span>{choice.text}</span>
          </button>
        ),
      )}
    </div>
  );
}
