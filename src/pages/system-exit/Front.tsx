import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import type { Opening } from './front.ts';
import style from './style.module.css';

/** The front of the building at night. A lit window is a button, a dark window is decoration. */
export function Front({ openings }: { readonly openings: readonly Opening[] }) {
  return (
    <div className={style.front} role="group" aria-label="Lights that are on">
      {openings.map(({ name, state, choice }, index) =>
        choice === null ? (
          // The openings never change their order, so the index is a stable key.
          <span key={index} className={style.opening} data-state={state} data-name={name ?? undefined} />
        ) : (
          <ChoiceButton
            key={index}
            choice={choice}
            className={style.opening}
            data-state="lit"
            data-name={name ?? undefined}
            data-track={`out:${name}`}
          >
            <span className="counted">{choice.text}</span>
          </ChoiceButton>
        ),
      )}
    </div>
  );
}
