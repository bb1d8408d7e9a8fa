import { useIsDemonstration } from '../../api/influence.ts';
import { useInfluence } from '../../api/useInfluence.ts';
import { InfluenceBox } from '../../ui/influence-box/InfluenceBox.tsx';
import style from './first.module.css';

/**
 * The influence box. It is prerendered in its loading state, at full height, and requests the message after hydration.
 * R-INF-01, 02.
 */
export function Influence() {
  const influence = useInfluence();
  const isDemonstration = useIsDemonstration(!influence.isLoading && influence.message === null);
  return (
    <div className={style.influence}>
      <InfluenceBox {...influence} isDemonstration={isDemonstration} />
    </div>
  );
}
