import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { confirmedProtocolAtom } from '../../state/protocols.ts';
import { useMotion } from '../../ui/motion.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import style from './ProtocolConfirmation.module.css';

/**
 * Shows for three seconds that a hidden protocol was unlocked: a breaking seal, over any page. A toast reports the
 * unlocking in words; with effects off there is only the toast. R-SEC-01.
 */
export function ProtocolConfirmation() {
  const [confirmed, setConfirmed] = useAtom(confirmedProtocolAtom);
  const isOff = useMotion() === 'off';
  // With effects off no animation ends the drawing, so the drawing would be shown when effects are on again.
  useEffect(() => {
    if (isOff) setConfirmed(null);
  }, [isOff, setConfirmed]);
  if (isOff || confirmed === null) return null;
  return (
    <div
      key={confirmed.word}
      className={style.moment}
      onAnimationEnd={(event) => {
        // The animations of the halves and of the crack bubble up to here too.
        if (event.target === event.currentTarget) setConfirmed(null);
      }}
    >
      <Seal isBroken isBreaking />
    </div>
  );
}
