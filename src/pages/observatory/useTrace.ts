import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type SessionTrace, traceAtom } from '../../state/trace.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';

/** The session's trace, read every second, every five under calm, and with effects off only by `refresh`. */
export function useTrace(): { readonly trace: SessionTrace; readonly refresh: () => void } {
  const now = useAtomValue(traceAtom);
  const [trace, setTrace] = useState(now);
  const refresh = () => setTrace(now);
  useInterval(refresh, useMotion() === 'calm' ? 5000 : 1000);
  // The first values are shown at once.
  if (trace.vitals.length === 0 && now.vitals.length > 0) setTrace(now);
  return { trace, refresh };
}
