import type { Ref } from 'react';
import { influenceLength, type InfluenceField, influenceLimits } from '#contract/influence.ts';
import { TextArea } from '../../ui/fields.tsx';
import style from './comb.module.css';

interface CombProps {
  readonly field: InfluenceField;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** The error of the value, in one sentence; null if the value is valid. */
  readonly objection: string | null;
  readonly onWrite: (text: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/**
 * A text field with a cell for every letter, as on court forms. Letters beyond the last cell are kept, and shown below
 * that cell.
 */
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
        <TextArea
          id={ids.input}
          ref={ref}
          name={field}
          value={value}
          required
          spellCheck={field === 'message'}
          aria-invalid={objection !== null}
          aria-describedby={[ids.hint, ids.count, ...(objection === null ? [] : [ids.error])].join(' ')}
          // Enter does nothing, because a field has only one line.
          onEnter={() => undefined}
          onChange={(event) => onWrite(event.target.value)}
        />
      </div>
      <p className={style.count} id={ids.count}>
        {`${length} of ${limit}`}
      </p>
      {objection !== null && (
        <p className={style.error} id={ids.error}>
          {objection}
        </p>
      )}
    </div>
  );
}
