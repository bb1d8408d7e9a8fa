import { type ReactNode, useReducer, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import {
  adds,
  afterDeed,
  type Culture as State,
  type Deed,
  type DishName,
  dishes,
  fresh,
  type Rod,
  rods,
} from './culture.ts';
import { Glass } from './Glass.tsx';
import { countOf } from './lattice.ts';
import style from './style.module.css';

/** Left to run, the bell rings by itself: a cell turns twice in this time at the most, well below two flashes a second. */
const bellMs = 800;

interface Options {
  readonly name: DishName;
  readonly title: string;
  readonly label: string;
  /** The other dishes, to stand among the tools. */
  readonly children: ReactNode;
  readonly onFirstBell: () => void;
}

/** One dish, the rod, and the bell. */
export function Culture({ name, title, label, children, onFirstBell }: Options) {
  const dish = dishes[name];
  const [culture, act] = useReducer((state: State, deed: Deed) => afterDeed(state, deed, dish), dish, fresh);
  const [rod, take] = useState<Rod>('one');
  const [isLeft, leave] = useState(false);
  const isOff = useMotion() === 'off';
  const isRunning = isLeft && !isOff;
  const ring = () => {
    act({ kind: 'bell' });
    if (culture.bells === 0) onFirstBell();
  };
  useInterval(ring, isRunning ? bellMs : null);
  const put = (x: number, y: number, isAdded = adds(culture, dish, rod, x, y)) => {
    act({ kind: 'put', x, y, rod, isAdded });
    return isAdded;
  };
  const { give, keep } = countOf(culture.field);
  return (
    <>
      <Glass culture={culture} rod={rod} label={label} name={title} isRunning={isRunning} onPut={put} />
      <div className={style.tools}>
        {children}
        <fieldset className={style.rods}>
          <legend>put down</legend>
          {(Object.keys(rods) as Rod[]).map((each) => (
            <label key={each}>
              <input type="radio" name="rod" value={each} checked={rod === each} onChange={() => take(each)} />
              <svg viewBox="-0.6 -0.6 2.2 2.2" aria-hidden="true" focusable="false">
                {rods[each].map(([x, y]) => (
                  <circle key={`${x}${y}`} cx={x} cy={y} r="0.42" />
                ))}
              </svg>
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
        <p className={style.keys}>
          <button type="button" className={style.ring} data-track="ring:bell" onClick={ring}>
            ring
          </button>
          {isOff ? null : (
            <button type="button" data-track="run:dish" aria-pressed={isRunning} onClick={() => leave(!isLeft)}>
              {isRunning ? 'let it be' : 'let it ring'}
            </button>
          )}
          <button
            type="button"
            data-track="rinse:dish"
            onClick={() => {
              act({ kind: 'rinse' });
              leave(false);
            }}
          >
            rinse
          </button>
        </p>
        <p className={style.count} aria-live={isRunning ? 'off' : 'polite'}>
          bell {culture.bells}: {give} give, {keep} keep
        </p>
      </div>
    </>
  );
}
