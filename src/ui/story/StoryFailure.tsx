import { ActionButton } from '../ActionButton.tsx';
import style from './StoryLoading.module.css';

interface Options {
  readonly sentence: string;
  /** True while a request is under way. The button is not removed, so that keyboard users keep the focus. */
  readonly isAsking: boolean;
  /** Null if another request cannot help. */
  readonly onRetry: (() => void) | null;
  /** Returns to the beginning of the story; null if the reader is already there. */
  readonly onRestart: (() => void) | null;
}

/** Reports that the story did not load, and offers another request that keeps the reader's choices. */
export function StoryFailure({ sentence, isAsking, onRetry, onRestart }: Options) {
  return (
    <div className={style.failure} role="alert">
      <p>{sentence}</p>
      <p className={style.ways}>
        {onRetry === null ? null : (
          <ActionButton data-track="ask:again" isDisabled={isAsking} onClick={onRetry}>
            Ask again
          </ActionButton>
        )}
        {onRestart === null ? null : (
          <ActionButton data-track="ask:from-the-start" onClick={onRestart}>
            Begin again
          </ActionButton>
        )}
      </p>
    </div>
  );
}
