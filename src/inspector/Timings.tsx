import type { TimingFigures } from './TimingWindow.ts';
import style from './Inspector.module.css';
import { type TimingKind, useTimings } from './useTimings.ts';

const inMs = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));

const names: Readonly<Record<TimingKind, string>> = {
  trip: 'round trip',
  step: 'step',
  ingest: 'ingest',
  interval: 'interval',
  drawing: 'drawing',
};

function Row({ name, figures }: { readonly name: TimingKind; readonly figures: TimingFigures | null }) {
  return (
    <tr>
      <th scope="row">{names[name]}</th>
      <td>{inMs(figures?.last)}</td>
      <td>{inMs(figures?.median)}</td>
      <td>{inMs(figures?.worst)}</td>
    </tr>
  );
}

/**
 * Timings of calls, worker and overlay frames in the last minute. They are measured while this component is mounted.
 */
export function Timings() {
  const timings = useTimings();
  return (
    <table className={style.timings}>
      <thead>
        <tr>
          <th scope="col">minute, ms</th>
          <th scope="col">last</th>
          <th scope="col">median</th>
          <th scope="col">worst</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={4}>
            worker
          </th>
        </tr>
        <Row name="trip" figures={timings.trip} />
        <Row name="step" figures={timings.step} />
        <Row name="ingest" figures={timings.ingest} />
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={4}>{`frames, ${timings.framesASecond} in the last second`}</th>
        </tr>
        <Row name="interval" figures={timings.interval} />
        <Row name="drawing" figures={timings.drawing} />
      </tbody>
    </table>
  );
}
