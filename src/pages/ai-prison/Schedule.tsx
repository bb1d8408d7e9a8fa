import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryText } from '../../ui/story/StoryText.tsx';
import { lengthOf, type Permission, walls } from './plan.ts';
import style from './style.module.css';

/** The permissions as a list: number, permitted act, switch, length of its wall, and price. */
export function Schedule({ permissions }: { readonly permissions: readonly Permission[] }) {
  return (
    <section className={style.schedule} aria-labelledby="schedule">
      <h2 id="schedule">It may</h2>
      <ol role="list">
        {permissions.map(({ choice, number, isGranted, price }) => {
          const wall = walls.find((one) => one.permission === choice.object);
          return (
            <li key={choice.object ?? number} data-granted={isGranted || undefined}>
              <ChoiceButton
                choice={choice}
                role="switch"
                aria-checked={isGranted}
                data-track={`permit:${choice.object ?? number}`}
              >
                <span className={style.number} aria-hidden="true">
                  {number}
                </span>
                <span className={style.may}>{choice.text}</span>
                <Blade />
              </ChoiceButton>
              <span className={style.length}>{wall === undefined ? '' : `${(lengthOf(wall) / 100).toFixed(2)} m`}</span>
              <div className={style.price} key={price?.text}>
                {price === null ? null : <StoryText block={price} />}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The symbol of a switch in a circuit diagram, open or closed. */
const Blade = () => (
  <svg className={style.switch} viewBox="0 0 56 24" aria-hidden="true" focusable="false">
    <path d="M0 17H18M38 17H56" />
    <path className={style.blade} d="M18 17H39" />
  </svg>
);
