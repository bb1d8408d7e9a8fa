import style from './RadioRow.module.css';

interface RadioRowProps<Value extends string> {
  readonly legend: string;
  /** The name of the radio buttons, unique on the page. */
  readonly name: string;
  /** The values, each with its label. */
  readonly words: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Class with the layout of the row: its display and its gaps. */
  readonly className: string | undefined;
}

/** Radio buttons as words in a row, with a line under the chosen one. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, name, words, chosen, onChoose, className } = props;
  return (
    <fieldset className={`${style.row} ${className}`}>
      <legend>{legend}</legend>
      {(Object.keys(words) as Value[]).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span className={style.word}>{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
