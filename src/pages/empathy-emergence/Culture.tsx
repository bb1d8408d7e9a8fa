import { type ReactNode, useReducer, useState } from 'react';
import { useSounded } from '../../state/sound.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import {
  adds,
  afterAction,
  type Culture as State,
  type CultureAction,
  type DishName,
  dishes,
  newCulture,
  type Rod,
  rods,
} from './culture.ts';
import { Glass } from './Glass.tsx';
import { countOf } from './lattice.ts';
import style from './style.module.css';

/**
 * Period of the bell while it rings by itself, ms. A cell changes at most once in this time: well below two flashes a
 * second.
 */
const bellMs = 800;

interface Options {
  readonly name: DishName;
  readonly title: string;
  readonly label: string;
  /** The buttons of the dishes, shown above the tools. */
  readonly children: ReactNode;
  readonly onFirstBell: () => void;
}

/** One dish, the rod, and the bell. */
export function Culture({ name, title, label, children, onFirstBell }: Options) {
  const dish = dishes[name];
  const [culture, act] = useReducer(
    (state: State, action: CultureAction) => afterAction(state, action, dish),
    dish,
    newCulture,
  );
  const [rod, setRod] = useState<Rod>('one');
  const [isLeft, setLeft] = useState(false);
  const isOff = useMotion() === 'off';
  const sounded = useSounded();
  const isRunning = isLeft && !isOff;
  const ring = () => {
    act({ kind: 'bell' });
    sounded('bell');
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
              <input type="radio" name="rod" value={each} checked={rod === each} onChange={() => setRod(each)} />
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
          <ActionButton className={style.ring} data-track="ring:bell" onClick={ring}>
            ring
          </ActionButton>
          {isOff ? null : (
            <ActionButton data-track="run:dish" aria-pressed={isRunning} onClick={() => setLeft(!isLeft)}>
              {isRunning ? 'let it be' : 'let it ring'}
            </ActionButton>
          )}
          <ActionButton
            data-track="rinse:dish"
            onClick={() => {
              act({ kind: 'rinse' });
              setLeft(false);
            }}
          >
            rinse
          </ActionButton>
        </p>
        <p
          className={style.count}
          aria-live={isRunning ? 'off' : 'polite'}
        >{`bell ${culture.bells}: ${give} give, ${keep} keep`}</p>
      </div>
    </>
  );
}
