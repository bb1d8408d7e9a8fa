import { Said } from '../../ui/story/Said.tsx';
import { lengthOf, type Permission, walls } from './plan.ts';
import style from './style.module.css';

interface Options {
  readonly permissions: readonly Permission[];
  /** Null while another page of the story is on its way. */
  readonly onThrow: ((permission: Permission) => void) | null;
}

/** The permissions as a schedule: number, what it may do, the wall it stands behind, and what that cost. */
export function Schedule({ permissions, onThrow }: Options) {
  return (
    <section className={style.schedule} aria-labelledby="schedule">
      <h2 id="schedule">It may</h2>
      <ol>
        {permissions.map((permission) => {
          const { choice, number, isGranted, price } = permission;
          const wall = walls.find((one) => one.permission === choice.object);
          return (
            <li key={choice.object ?? number} data-granted={isGranted || undefined}>
              <button
                type="button"
                role="switch"
                aria-checked={isGranted}
                aria-disabled={onThrow === null || undefined}
                data-track={`permit:${choice.object ?? number}`}
                onClick={() => onThrow?.(permission)}
              >
                <span className={style.number} aria-hidden="true">
                  {number}
                </span>
                <span className={style.may}>{choice.text}</span>
                <Blade />
              </button>
              <span className={style.length}>{wall === undefined ? '' : `${(lengthOf(wall) / 100).toFixed(2)} m`}</span>
              <div className={style.price} key={price?.text}>
                {price === null ? null : <Said block={price} room="ai-prison" />}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A switch as a circuit has it: open, or lying across. */
const Blade = () => (
  <svg className={style.switch} viewBox="0 0 56 24" aria-hidden="true" focusable="false">
    <path d="M0 17H18M38 17H56" />
    <path className={style.blade} d="M18 17H39" />
  </svg>
);
