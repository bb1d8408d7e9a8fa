import { useAtom, useAtomValue } from 'jotai';
import { effectsChoiceAtom, effectsModeAtom, type EffectsMode } from '../../state/effects.ts';
import { RadioRow } from '../../ui/radio-row/RadioRow.tsx';
import style from './EffectsSwitch.module.css';

const words: Readonly<Record<EffectsMode, string>> = { full: 'full', calm: 'calm', off: 'off' };

/** Chooses the effects mode: full, calm or off. It is above every page, second in the Tab order. B-A11Y-03. */
export function EffectsSwitch() {
  const mode = useAtomValue(effectsModeAtom);
  const [, choose] = useAtom(effectsChoiceAtom);
  return (
    <RadioRow legend="effects" name="effects" words={words} chosen={mode} onChoose={choose} className={style.switch} />
  );
}
