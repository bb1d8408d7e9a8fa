import type { Phase } from '#contract/visitor.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The phase at which a story is shown. It is updated when the page is opened, when a choice is taken (`path` changes),
 * and when the reader returns to the tab. A phase that rises in between does not change the text that somebody is
 * reading. Exception: at phase 0 the page only says that it is closed, so a new phase is shown at once. `isFollowed`:
 * every change is shown at once, because the reader makes it. B-READ-01.
 */
export function usePhaseOfReading(phase: Phase, path: string, isFollowed: boolean): Phase {
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
