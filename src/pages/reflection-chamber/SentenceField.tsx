import type { FormEvent } from 'react';
import { TextField } from '../../ui/fields.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { longestEnd, reflected, type Sentence } from './portrait.ts';
import style from './style.module.css';

interface Options {
  readonly sentence: Sentence;
  readonly typed: string;
  /** False for a new sentence directly below another new sentence: the group is named once. */
  readonly isNamed: boolean;
  /** True once the reader has left the field or pressed Enter. */
  readonly isLeft: boolean;
  /** False while the portrait is shown in place of the reflections. */
  readonly isReflected: boolean;
  readonly onType: (typed: string) => void;
  readonly onLeave: () => void;
}

/**
 * A sentence with a field for its end, and its reflection. While the reader types, the reflection is mirrored and
 * hidden from screen readers. Once the reader leaves the field, the reflection turns and is legible.
 */
export function SentenceField({ sentence, typed, isNamed, isLeft, isReflected, onType, onLeave }: Options) {
  // The class of the mark is on the beginning of the sentence and not on the row, which begins at the edge of the
  // browser window.
  const { className, ...mark } = markOf(sentence.block);
  const turned = isLeft ? reflected(sentence, typed) : null;
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLeave();
    const fields = [...document.querySelectorAll<HTMLInputElement>(`.${style.field}`)];
    fields[fields.findIndex((field) => event.currentTarget.contains(field)) + 1]?.focus();
  };
  return (
    <li className={style.pair} {...mark} data-private="" data-turned={turned === null ? undefined : ''}>
      <form className={style.mine} onSubmit={goOn} autoComplete="off">
        <label className={className} data-voice={sentence.block.voice}>
          <NewName block={sentence.block} isNamed={isNamed} />
          <span>{sentence.given}</span>
          <TextField
            className={style.field}
            maxLength={longestEnd}
            enterKeyHint="next"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
        </label>
      </form>
      {isReflected ? (
        <div className={style.theirs}>
          <p className={style.image} aria-hidden={turned === null}>
            {turned ?? (
              <>
                <span>{sentence.given}</span>
                <span className={style.typed}>{typed}</span>
              </>
            )}
          </p>
        </div>
      ) : null}
    </li>
  );
}
