import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useInterval } from '../ui/useInterval.ts';
import { type SessionTrace, traceAtom } from './trace.ts';

/**
 * The session's trace: its first entries at once, later ones every `everyMs` and with `refresh`; with effects off only
 * with `refresh`. New entries are added every second, and cause no render in between.
 */
export function useSampledTrace(everyMs: number): { readonly trace: SessionTrace; readonly refresh: () => void } {
  const store = useStore();
  const [trace, setTrace] = useState(() => store.get(traceAtom));
  const refresh = () => setTrace(store.get(traceAtom));
  useInterval(refresh, everyMs);
  const isEmpty = trace.newestAt === null && trace.vitals.length === 0;
  useEffect(() => (isEmpty ? store.sub(traceAtom, () => setTrace(store.get(traceAtom))) : undefined), [store, isEmpty]);
  return { trace, refresh };
}
