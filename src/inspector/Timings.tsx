import type { Figures } from './Minute.ts';
import style from './Inspector.module.css';
import { type Timed, useTimings } from './useTimings.ts';

const inMs = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));

const names: Readonly<Record<Timed, string>> = {
  trip: 'round trip',
  step: 'step',
  ingest: 'ingest',
  interval: 'interval',
  drawing: 'drawing',
};

function Row({ name, figures }: { readonly name: Timed; readonly figures: Figures | null }) {
  return (
    <tr>
      <th scope="row">{names[name]}</th>
      <td>{inMs(figures?.last)}</td>
      <td>{inMs(figures?.median)}</td>
      <td>{inMs(figures?.worst)}</td>
    </tr>
  );
}

/** What calls, the worker and the overlay's frames took in the last minute. Mounted, it has them timed. */
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
          <th scope="rowgroup" colSpan={4}>
            frames, {timings.framesASecond} in the last second
          </th>
        </tr>
        <Row name="interval" figures={timings.interval} />
        <Row name="drawing" figures={timings.drawing} />
      </tbody>
    </table>
  );
}
