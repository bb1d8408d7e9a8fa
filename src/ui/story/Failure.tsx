import style from './StoryWait.module.css';

interface Options {
  readonly sentence: string;
  readonly onRetry: () => void;
  /** Leaves the choices behind; absent where there are none. */
  readonly onRestart: (() => void) | null;
}

/** One honest sentence, and the way to ask again without losing the place. */
export function Failure({ sentence, onRetry, onRestart }: Options) {
  return (
    <div className={style.failure} role="alert">
      <p>{sentence}</p>
      <p className={style.ways}>
        <button type="button" data-track="ask:again" onClick={onRetry}>
          Ask again
        </button>
        {onRestart === null ? null : (
          <button type="button" data-track="ask:from-the-start" onClick={onRestart}>
            Begin again
          </button>
        )}
      </p>
    </div>
  );
}
