import type { ReactNode } from 'react';
import style from './AtWork.module.css';

/** One row: a name, a bar and a figure (a number as text). */
export interface Measure {
  readonly key: string;
  readonly name: string;
  /** Length of the bar, 0 to 1, or -1 to 1 with `isSigned`. */
  readonly share: number;
  readonly figure: string;
  /** A remark below the name. */
  readonly note?: ReactNode;
}

interface Options {
  readonly label: string;
  readonly rows: readonly Measure[];
  /** True if bars start in the middle. The bars of negative values then extend to the left. */
  readonly isSigned?: boolean;
  /** Makes each row a button. */
  readonly onPress?: (row: Measure) => void;
  /** `data-track` of the row buttons. */
  readonly track?: string;
}

const Row = ({ name, figure, note }: Measure) => (
  <>
    <span className={style.name}>{name}</span>
    <span className={style.bar} aria-hidden="true" />
    <span className={style.figure}>{figure}</span>
    {note === undefined ? null : <span className={style.note}>{note}</span>}
  </>
);

/** Figures with their bars, as a list that can be read without the bars. B-MIN-01. */
export function Measures({ label, rows, isSigned = false, onPress, track }: Options) {
  return (
    <ol className={style.measures} aria-label={label} data-signed={isSigned || undefined}>
      {rows.map((row) => (
        <li
          key={row.key}
          data-below={row.share < 0 || undefined}
          style={{ '--share': Math.min(1, Math.abs(row.share)).toFixed(4) } as object}
        >
          {onPress === undefined ? (
            <span className={style.row}>
              <Row {...row} />
            </span>
          ) : (
            <button type="button" className={style.row} data-track={track} onClick={() => onPress(row)}>
              <Row {...row} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
