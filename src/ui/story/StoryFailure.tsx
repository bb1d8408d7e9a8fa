import { ActionButton } from '../ActionButton.tsx';
import style from './StoryLoading.module.css';

interface Options {
  readonly sentence: string;
  /** True while the server is being asked. The button stays, so that a keyboard user keeps the focus. */
  readonly isAsking: boolean;
  /** Null where asking again cannot help. */
  readonly onRetry: (() => void) | null;
  /** Goes back to the beginning of the story; null where the reader is there already. */
  readonly onRestart: (() => void) | null;
}

/** Says that the story did not load, and offers to ask again without losing the reader's choices. */
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
