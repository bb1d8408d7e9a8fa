import { useStore } from 'jotai';
import { useEffect } from 'react';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { keepActsAtom } from '../../state/acts.ts';
import { actsKeptFromAtom, keptActsAtom } from '../../state/keptActs.ts';
import { leavesAtom } from '../../state/trace.ts';

/** Stores what this page load adds to the casebook on the device, each time that the page goes out of view. B-CASE-01. */
export function useKeptActs(): void {
  const store = useStore();
  useEffect(() => {
    const stops = [
      store.sub(isRecordKeptAtom, () => store.set(actsKeptFromAtom, Date.now())),
      store.sub(keptActsAtom, () => undefined),
      store.sub(leavesAtom, () => store.set(keepActsAtom)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store]);
}
