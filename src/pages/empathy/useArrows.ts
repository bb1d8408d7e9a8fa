import { useEffect, useEffectEvent } from 'react';
import type { Side } from './pulse.ts';

/** The two arrow keys that point at the columns, wherever the focus is, unless something else has a use for them. */
export function useArrows(onSide: (side: Side) => void): void {
  const prefer = useEffectEvent(onSide);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=tablist]');
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat || isTaken) return;
      if (event.key === 'ArrowLeft') prefer('left');
      if (event.key === 'ArrowRight') prefer('right');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
