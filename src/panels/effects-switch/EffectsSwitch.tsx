import { useAtom, useAtomValue } from 'jotai';
import { effectsChoiceAtom, effectsModeAtom, effectsModes } from '../../state/effects.ts';
import style from './EffectsSwitch.module.css';

/** Chooses the effects mode: full, calm or off. Above every page, second in the Tab order. B-A11Y-03. */
export function EffectsSwitch() {
  const mode = useAtomValue(effectsModeAtom);
  const [, choose] = useAtom(effectsChoiceAtom);
  return (
    <fieldset className={style.switch}>
      <legend>effects</legend>
      {effectsModes.map((option) => (
        <label key={option}>
          <input type="radio" name="effects" value={option} checked={mode === option} onChange={() => choose(option)} />
          <span className={style.mode}>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
