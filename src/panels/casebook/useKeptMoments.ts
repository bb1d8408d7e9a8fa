import { useStore } from 'jotai';
import { useEffect } from 'react';
import { keepMomentsAtom } from '../../state/keptMoments.ts';
import { leavesAtom } from '../../state/trace.ts';

/** Stores what this page load adds to the casebook on the device, each time that the page goes out of view. B-CASE-01. */
export function useKeptMoments(): void {
  const store = useStore();
  useEffect(() => store.sub(leavesAtom, () => store.set(keepMomentsAtom)), [store]);
}
