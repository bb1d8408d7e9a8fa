import type { KeyboardEvent, Ref } from 'react';
import { influenceLength, type InfluenceField, influenceLimits } from '#contract/influence.ts';
import style from './comb.module.css';

interface CombProps {
  readonly field: InfluenceField;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What is wrong with it, in one sentence; null when nothing is. */
  readonly objection: string | null;
  readonly onWrite: (text: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The form has one line a field; Enter inside a composition belongs to the composition. */
function keepOnOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

/** A box with a cell for every letter, as court forms have. What does not fit stands outside the cells, and stays. */
export function Comb({ field, label, hint, value, objection, onWrite, ref }: CombProps) {
  const limit = influenceLimits[field];
  const length = influenceLength(value);
  const ids = {
    input: `seat-${field}`,
    hint: `seat-${field}-hint`,
    count: `seat-${field}-count`,
    error: `seat-${field}-error`,
  };
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={ids.input}>
        {label}
      </label>
      <p className={style.hint} id={ids.hint}>
        {hint}
      </p>
      <div className={style.comb} data-field={field} data-over={length > limit || undefined}>
        <div className={style.cells} aria-hidden="true" />
        <textarea
          id={ids.input}
          ref={ref}
          name={field}
          value={value}
          required
          autoComplete="off"
          spellCheck={field === 'message'}
          dir="auto"
          aria-invalid={objection !== null}
          aria-describedby={[ids.hint, ids.count, ...(objection === null ? [] : [ids.error])].join(' ')}
          onKeyDown={keepOnOneLine}
          onChange={(event) => onWrite(event.target.value)}
        />
      </div>
      <p className={style.count} id={ids.count}>
        {length} of {limit}
      </p>
      {objection !== null && (
        <p className={style.error} id={ids.error}>
          {objection}
        </p>
      )}
    </div>
  );
}
