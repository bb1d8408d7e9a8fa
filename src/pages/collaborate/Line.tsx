import { type Ref, useId } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { Said } from '../../ui/story/Said.tsx';
import { type DraftLine, partAt } from './draft.ts';
import style from './style.module.css';

interface Options {
  readonly line: DraftLine;
  readonly isInHand: boolean;
  /** The one word that is left when the rest has been struck out; null while nothing has. */
  readonly left: string | null;
  /** The gap itself. */
  readonly target: Ref<HTMLButtonElement> | undefined;
  readonly onTake: () => void;
  /** Null while another page of the story is on its way. */
  readonly onWrite: ((clause: StoryChoice) => void) | null;
}

/** Joining words, a ruled gap or the clause in it, what was noted beside it, and the clauses on offer. */
export function Line({ line, isInHand, left, target, onTake, onWrite }: Options) {
  const { gap, before, after, clauses, written, replaced, note } = line;
  const id = useId();
  const isStruck = left !== null;
  const [joined, word, behind] = partAt(before, left ?? '');
  return (
    <li className={style.line} data-gap={gap} data-in-hand={isInHand || undefined}>
      <div className={style.text}>
        <p className={style.joining} id={id}>
          {isStruck ? <s>{joined}</s> : joined}
          {word === '' ? null : (
            <>
              {' '}
              <strong>{word}</strong>
            </>
          )}
          {behind === '' ? null : <s> {behind}</s>}
        </p>
        <button
          type="button"
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
              {written.text}
              {after}
            </span>
          )}
        </button>
      </div>
      {note === null ? null : (
        <div className={style.note} key={note.text}>
          <Said block={note} room="collaborate" />
        </div>
      )}
      {isInHand ? (
        <ul className={style.clauses} aria-labelledby={id}>
          {clauses.map((clause) => (
            <li key={clause.index}>
              <button
                type="button"
                aria-pressed={clause === written}
                aria-disabled={onWrite === null || undefined}
                data-track={`clause:${clause.object ?? clause.index}`}
                onClick={() => onWrite?.(clause)}
              >
                {clause.text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
