import { useStore } from 'jotai';
import { useEffect } from 'react';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { keepDetoursAtom } from '../../state/detours.ts';
import { detoursKeptFromAtom, keptDetoursAtom } from '../../state/keptDetours.ts';
import { leavesAtom } from '../../state/trace.ts';

/** Stores this page load's detours for the casebook on the device, each time the page is hidden. B-CASE-01. */
export function useKeptDetours(): void {
  const store = useStore();
  useEffect(() => {
    const stops = [
      store.sub(isRecordKeptAtom, () => store.set(detoursKeptFromAtom, Date.now())),
      store.sub(keptDetoursAtom, () => undefined),
      store.sub(leavesAtom, () => store.set(keepDetoursAtom)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store]);
}
