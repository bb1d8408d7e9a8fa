import style from './StoryWait.module.css';

interface Options {
  readonly sentence: string;
  /** The button stays while it asks: whoever came to it by keyboard is still there when the answer is no. */
  readonly isAsking: boolean;
  /** Absent where asking again is of no use. */
  readonly onRetry: (() => void) | null;
  /** Leaves the choices behind; absent where there are none. */
  readonly onRestart: (() => void) | null;
}

/** One honest sentence, and the way to ask again without losing the place. */
export function Failure({ sentence, isAsking, onRetry, onRestart }: Options) {
  return (
    <div className={style.failure} role="alert">
      <p>{sentence}</p>
      <p className={style.ways}>
        {onRetry === null ? null : (
          <button
            type="button"
            data-track="ask:again"
            aria-disabled={isAsking || undefined}
            onClick={() => {
              if (!isAsking) onRetry();
            }}
          >
            Ask again
          </button>
        )}
        {onRestart === null ? null : (
          <button type="button" data-track="ask:from-the-start" onClick={onRestart}>
            Begin again
          </button>
        )}
      </p>
    </div>
  );
}
