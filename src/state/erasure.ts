import { atom } from 'jotai';
import { effectsStorageKey } from './effects.ts';
import { narrativeStorageKey } from './narrative.ts';

/**
 * Set once the server has erased this visitor: 'here' by this tab, 'elsewhere' by another one of the same browser. Wiring
 * then lets go of everything that it holds, and whatever comes next begins with a new page load. B-PRV-01.
 */
export const erasedAtom = atom<'here' | 'elsewhere' | null>(null);

/** Written for a moment, so that the other tabs hear of it. */
export const erasedStorageKey = 'd5u-erased';

const isOurs = (key: string): boolean => key === narrativeStorageKey || key.startsWith('d5u-');

/** The keys of ours that a storage holds, in order of name; none where the browser denies it. */
export function keysIn(open: () => Storage): string[] {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter(isOurs)
      .sort();
  } catch {
    return [];
  }
}

/** What the reader chose for their eyes says nothing about them, and taking it back in mid-page could hurt. */
const isSetting = (key: string): boolean => key === effectsStorageKey;

/** Removes everything of ours from both storages but the effects setting. Never throws. */
export function forgetDevice(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    for (const key of keysIn(open).filter((one) => !isSetting(one))) open().removeItem(key);
  }
}

/** Tells the other tabs of this browser. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(erasedStorageKey, '1');
    localStorage.removeItem(erasedStorageKey);
  } catch {
    // Where storage is denied the tabs share nothing that could come back, either.
  }
}
