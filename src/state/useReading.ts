import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { isPreviewingAtom, profileAtom } from './profile.ts';
import { readingsAtom } from './readings.ts';

const latest = (_: number | null, read: number | null): number | null => read;

/**
 * Records that the visitor reads this version of a front page, once the server has decided the version. Returns the
 * version that the visitor had read before; null if there is none or it is the same version. A preview is not recorded.
 */
export function useReading(page: 'home' | 'notice', version: number): number | null {
  const store = useStore();
  useAtomValue(readingsAtom); // Reads the storage before the effect below.
  const isKnown = useAtomValue(profileAtom) !== null;
  const isPreviewing = useAtomValue(isPreviewingAtom);
  const [earlier, remember] = useReducer(latest, null);
  const note = useEffectEvent(() => {
    if (!isKnown || isPreviewing) return;
    const last = store.get(readingsAtom)[page];
    if (last === version) return;
    remember(last);
    store.set(readingsAtom, (readings) => ({ ...readings, [page]: version }));
  });
  useEffect(() => note(), [page, version, isKnown, isPreviewing]);
  return earlier;
}
