import { corruptionAt, positionInWords, stops } from './sheet.ts';
import style from './style.module.css';

const positions = Array.from({ length: stops.most - stops.least + 1 }, (_, index) => stops.least + index);

interface Options {
  readonly position: number;
  readonly onMove: (position: number) => void;
}

/**
 * A slider for all files at once. Its scale has two columns (attempts, and the corruption that they cause) and a line
 * below 0.
 */
export function Lever({ position, onMove }: Options) {
  return (
    <div className={style.lever}>
      <ol className={style.scale} aria-hidden="true">
        {positions.map((at) => (
          <li key={at} data-at={at} data-here={at === position ? '' : undefined}>
            <span>{at < 0 ? `−${-at}` : at}</span>
            <span>{at < 0 ? '' : corruptionAt(at)}</span>
          </li>
        ))}
      </ol>
      <div className={style.rail}>
        <input
          type="range"
          className="slider"
          aria-label="Attempts on each file"
          aria-valuetext={positionInWords(position)}
          data-track="lever:routemap-test"
          min={stops.least}
          max={stops.most}
          step={1}
          value={position}
          onChange={(event) => onMove(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
