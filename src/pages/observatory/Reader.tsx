import type { SessionTrace, VitalsTrace } from '../../state/trace.ts';
import { clockOf } from '../../ui/clockOf.ts';
import { agoOf, conductAt, instruments, rollMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
  readonly endMs: number;
  /** Seconds before the end at which the roll is read. */
  readonly ago: number;
  readonly onRead: (ago: number) => void;
  readonly figures: readonly VitalsTrace[];
  /** What stood there; null before the first figure. */
  readonly read: VitalsTrace | null;
  /** Null while the pens write by themselves. */
  readonly onReadAgain: (() => void) | null;
}

/** The rule laid across the strips, moved by hand, and in words what it lies on. */
export function Reader({ trace, endMs, ago, onRead, figures, read, onReadAgain }: Options) {
  const atMs = endMs - ago * 1000;
  const { path, hover } = conductAt(trace, atMs);
  const words =
    read === null
      ? `${agoOf(ago)}, nothing was noted yet`
      : [
          `${agoOf(ago)}, ${clockOf(atMs)}`,
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
          min={-rollMs / 1000}
          max={0}
          step={1}
          value={-ago}
          aria-valuetext={words}
          onChange={(event) => onRead(-Number(event.target.value))}
        />
      </label>
      <p className={style.words} data-hover="">
        {words}
      </p>
      {onReadAgain === null ? null : (
        <button type="button" data-track="read:again" onClick={onReadAgain}>
          read again
        </button>
      )}
      <Summary figures={figures} />
    </div>
  );
}

/** The three lines as a table, for whoever does not look at lines. */
function Summary({ figures }: Pick<Options, 'figures'>) {
  return (
    <table className="visually-hidden">
      <caption>The last minute and a half</caption>
      <thead>
        <tr>
          <th scope="col">pen</th>
          <th scope="col">now</th>
          <th scope="col">lowest</th>
          <th scope="col">highest</th>
        </tr>
      </thead>
      <tbody>
        {instruments.map(({ key, digits }) => {
          const values = figures.map((entry) => entry[key]);
          const shown = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(digits));
          return (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{shown(values.at(-1))}</td>
              <td>{shown(values.length === 0 ? undefined : Math.min(...values))}</td>
              <td>{shown(values.length === 0 ? undefined : Math.max(...values))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
