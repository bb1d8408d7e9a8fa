import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useInterval } from '../ui/useInterval.ts';
import { type SessionTrace, traceAtom } from './trace.ts';

/**
 * The session's trace. The first entries appear at once, later entries every `everyMs` and after `refresh`; with
 * effects off, only after `refresh`. New entries are added every second, but cause no render in between.
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
