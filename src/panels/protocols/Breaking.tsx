import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { breakingAtom, isAdvancedAtom } from '../../state/protocols.ts';
import { useMotion } from '../../ui/motion.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import style from './Breaking.module.css';

/**
 * The moment at which a seal breaks, over whatever page it happens on, for three seconds and once. The notice says it
 * in words; with effects off the notice is all there is. R-SEC-01.
 */
export function Breaking() {
  const [breaking, setBreaking] = useAtom(breakingAtom);
  useAdvancedOnRoot();
  const isOff = useMotion() === 'off';
  // Nothing that is not drawn comes to an end by itself, and it would be drawn once effects are back.
  useEffect(() => {
    if (isOff) setBreaking(null);
  }, [isOff, setBreaking]);
  if (isOff || breaking === null) return null;
  return (
    <div
      key={breaking.word}
      className={style.moment}
      onAnimationEnd={(event) => {
        // Those of the halves and of the crack come up to here as well.
        if (event.target === event.currentTarget) setBreaking(null);
      }}
    >
      <Seal isBroken isBreaking />
    </div>
  );
}

/** Pages may dress for it: `:root[data-investigation='advanced']`. R-SEC-02. */
function useAdvancedOnRoot(): void {
  const isAdvanced = useAtomValue(isAdvancedAtom);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isAdvanced) dataset['investigation'] = 'advanced';
    else delete dataset['investigation'];
  }, [isAdvanced]);
}
