import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type SessionTrace, traceAtom } from '../../state/trace.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';

/** The session as it was when the pens last wrote: every second, every five when calm, and when asked for when off. */
export function useRoll(): { readonly trace: SessionTrace; readonly readAgain: () => void } {
  const now = useAtomValue(traceAtom);
  const [read, setRead] = useState(now);
  const readAgain = () => setRead(now);
  useInterval(readAgain, useMotion() === 'calm' ? 5000 : 1000);
  // The first figures are not waited for; from then on the beat or the reader decides.
  if (read.vitals.length === 0 && now.vitals.length > 0) setRead(now);
  return { trace: read, readAgain };
}
