import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The phase at which a story is shown: the present one when the page is opened, when a choice is taken (`path`
 * changes), and when the reader comes back to the window. A phase that rises in between changes no text that somebody
 * is reading. Only the sheet of phase 0, which says that the page is closed, opens at once. `isFollowed`: every change
 * is shown at once, because the reader makes it themselves. B-READ-01.
 */
export function usePhaseOfReading(phase: number, path: string, isFollowed: boolean): number {
  const [held, hold] = useState({ phase, path });
  const isReadOn = held.path === path && held.phase > 0 && held.phase < phase && !isFollowed;
  const now = isReadOn ? held : { phase, path };
  if (now.phase !== held.phase || now.path !== held.path) hold(now);
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') hold({ phase, path });
  });
  useEffect(() => {
    const onChange = () => comeBack();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return now.phase;
}
