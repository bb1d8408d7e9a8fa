import type { FormEvent } from 'react';
import { longestEnd, reflected, type Sentence } from './portrait.ts';
import style from './style.module.css';

interface Options {
  readonly sentence: Sentence;
  readonly typed: string;
  /** True once the reader has left the field or pressed Enter. */
  readonly isLeft: boolean;
  /** False while the portrait is shown in place of the reflections. */
  readonly isReflected: boolean;
  readonly onType: (typed: string) => void;
  readonly onLeave: () => void;
}

/**
 * A sentence with a field for its end, and its reflection. While the end is being typed the reflection is mirrored and
 * hidden from screen readers; once the field is left, it turns and is legible.
 */
export function SentenceField({ sentence, typed, isLeft, isReflected, onType, onLeave }: Options) {
  const turned = isLeft ? reflected(sentence, typed) : null;
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLeave();
    const fields = [...document.querySelectorAll<HTMLInputElement>(`.${style.field}`)];
    fields[fields.findIndex((field) => event.currentTarget.contains(field)) + 1]?.focus();
  };
  return (
    <li className={style.pair} data-private="" data-turned={turned === null ? undefined : ''}>
      <form className={style.mine} onSubmit={goOn} autoComplete="off">
        <label data-voice={sentence.voice}>
          {sentence.given}
          <input
            type="text"
            className={style.field}
            maxLength={longestEnd}
            enterKeyHint="next"
            spellCheck={false}
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
                {sentence.given}
                <span className={style.typed}>{typed}</span>
              </>
            )}
          </p>
        </div>
      ) : null}
    </li>
  );
}
