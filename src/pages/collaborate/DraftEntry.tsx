import { type Ref, useId } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryText } from '../../ui/story/StoryText.tsx';
import { type DraftLine, partAt } from './draft.ts';
import style from './style.module.css';

interface Options {
  readonly line: DraftLine;
  readonly isInHand: boolean;
  /** The only word that is not struck out; null while nothing is struck out. */
  readonly left: string | null;
  /** The button of the gap. */
  readonly target: Ref<HTMLButtonElement> | undefined;
  readonly onTake: () => void;
  readonly onWrite: (clause: StoryChoice) => void;
}

/**
 * One line of the draft: joining words, a ruled gap or the clause in it, the note beside it, and the clauses to choose
 * from.
 */
export function DraftEntry({ line, isInHand, left, target, onTake, onWrite }: Options) {
  const { gap, before, after, clauses, written, replaced, note } = line;
  const id = useId();
  const isStruck = left !== null;
  const [joined, word, behind] = partAt(before, left ?? '');
  return (
    <li className={style.line} data-gap={gap} data-in-hand={isInHand || undefined}>
      <div className={style.text}>
        <p {...markOf(line.block, style.joining)} id={id}>
          <NewName block={line.block} />
          {isStruck ? <s>{joined}</s> : <span>{joined}</span>}
          {word === '' ? null : <strong>{` ${word}`}</strong>}
          {behind === '' ? null : <s>{` ${behind}`}</s>}
        </p>
        <ActionButton
          className={style.gap}
          ref={target}
          aria-describedby={id}
          aria-expanded={isInHand}
          data-track={`gap:${gap}`}
          onClick={onTake}
        >
          {replaced === null || isStruck ? null : <del>{replaced.text}</del>}
          {written === null ? (
            <span className={style.rule}>
              <span className="visually-hidden">gap</span>
            </span>
          ) : (
            <span className={style.written} key={written.object} data-struck={isStruck || undefined}>
              {`${written.text}${after}`}
            </span>
          )}
        </ActionButton>
      </div>
      {note === null ? null : (
        <div className={style.note} key={note.text}>
          <StoryText block={note} />
        </div>
      )}
      {isInHand ? (
        <ul className={style.clauses} aria-labelledby={id}>
          {clauses.map((clause) => (
            <li key={clause.index}>
              <ChoiceButton
                choice={clause}
                aria-pressed={clause === written}
                data-track={`clause:${clause.object ?? clause.index}`}
                onTake={onWrite}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
