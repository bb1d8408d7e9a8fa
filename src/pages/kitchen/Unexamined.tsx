import type { StoryChoice } from '#contract/api/story.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import style from './style.module.css';

/**
 * On a narrow screen, repeats the unexamined objects below the text, because the last choice has scrolled the reader
 * there.
 */
export function Unexamined({ choices }: { readonly choices: readonly StoryChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <p className={style.left}>
      {choices.map((choice) => (
        <ChoiceButton
          key={choice.index}
          choice={choice}
          className={style.object}
          data-track={`examine:${choice.object ?? choice.text}`}
        />
      ))}
    </p>
  );
}
