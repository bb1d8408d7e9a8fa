import type { SessionTrace, VitalsTrace } from '../../state/trace.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { localTime } from '../../ui/localTime.ts';
import { agoOf, conductAt, instruments, rollMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
  readonly endMs: number;
  /** Reading position, seconds before the end of the roll. */
  readonly ago: number;
  readonly onRead: (ago: number) => void;
  /** Values in the visible part of the roll. */
  readonly vitals: readonly VitalsTrace[];
  /** Values at the reading position; null before the first value. */
  readonly read: VitalsTrace | null;
  /** Null if the trace is refreshed automatically. */
  readonly onRefresh: (() => void) | null;
}

/** A slider that moves the reading position across the strips, and the values there in words. */
export function Reader({ trace, endMs, ago, onRead, vitals, read, onRefresh }: Options) {
  const atMs = endMs - ago * 1000;
  const { path, hover } = conductAt(trace, atMs);
  const text =
    read === null
      ? `${agoOf(ago)}, nothing was noted yet`
      : [
          `${agoOf(ago)}, ${localTime(atMs)}`,
          ...instruments.map(({ key, digits }) => `${key} ${read[key].toFixed(digits)}`),
          ...(path === null ? [] : [`on ${path}`]),
          ...(hover === null ? [] : [`resting on “${hover}”`]),
        ].join(' · ');
  return (
    <div className={style.reader}>
      <label>
        <span className="visually-hidden">Read the roll at</span>
        <input
          type="range"
          className="slider"
          min={-rollMs / 1000}
          max={0}
          step={1}
          value={-ago}
          aria-valuetext={text}
          onChange={(event) => onRead(-Number(event.target.value))}
        />
      </label>
      <p className={style.words} data-hover="">
        {text}
      </p>
      {onRefresh === null ? null : (
        <ActionButton className="counted" data-track="read:again" onClick={onRefresh}>
          read again
        </ActionButton>
      )}
      <Summary vitals={vitals} />
    </div>
  );
}

/**
 * The three curves as a table for screen readers. The table is in a box, because a hidden table is as wide as its cells
 * and widened the page.
 */
function Summary({ vitals }: Pick<Options, 'vitals'>) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>The last minute and a half</caption>
        <thead>
          <tr>
            {['pen', 'now', 'lowest', 'highest'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {instruments.map(({ key, digits }) => {
            const values = vitals.map((entry) => entry[key]);
            const latest = values.at(-1);
            const cells = latest === undefined ? [] : [latest, Math.min(...values), Math.max(...values)];
            return (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{cells[0]?.toFixed(digits) ?? '–'}</td>
                <td>{cells[1]?.toFixed(digits) ?? '–'}</td>
                <td>{cells[2]?.toFixed(digits) ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
