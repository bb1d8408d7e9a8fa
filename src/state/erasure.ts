import { atom } from 'jotai';
import { removeOwnWrites } from './deviceStorage.ts';
import { effectsStorageKey } from './effects.ts';
import { narrativeStorageKey } from './narrative.ts';

/**
 * Set once the server has erased this visitor: 'here' by this tab, 'elsewhere' by another one of the same browser. Wiring
 * then clears everything that it holds, and the site goes on only after a new page load. Whoever subscribes to it hears of
 * the other tabs too. B-PRV-01.
 */
export const erasedAtom = atom<'here' | 'elsewhere' | null>(null);
erasedAtom.onMount = (set) =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === erasedStorageKey && newValue !== null) set('elsewhere');
  });

/** Written and removed at once: the storage event notifies the other tabs. */
export const erasedStorageKey = 'd5u-erased';

const isOurs = (key: string): boolean => key === narrativeStorageKey || key.startsWith('d5u-');

/** The site's keys in a storage, sorted by name; none where the browser denies access. */
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

/** The effects setting is not personal, and resetting it while a page moves could harm somebody. */
const isSetting = (key: string): boolean => key === effectsStorageKey;

/** The keys of what a storage has of the visitor. */
export const personalKeysIn = (open: () => Storage): string[] => keysIn(open).filter((key) => !isSetting(key));

/** Removes all keys of the site from both storages, except the effects setting. Never throws. */
export function clearDeviceStorage(): void {
  for (const key of personalKeysIn(() => localStorage)) localStorage.removeItem(key);
  clearTabStorage();
}

/**
 * The same after an erasure in another tab: that tab has cleared local storage, and its next document may have stored
 * something since. Only what this document has stored meanwhile goes from there. Never throws.
 */
export function clearAfterOtherTab(): void {
  removeOwnWrites(personalKeysIn(() => localStorage));
  clearTabStorage();
}

function clearTabStorage(): void {
  for (const key of personalKeysIn(() => sessionStorage)) sessionStorage.removeItem(key);
}

/** Notifies the other tabs of this browser. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(erasedStorageKey, '1');
    localStorage.removeItem(erasedStorageKey);
  } catch {
    // Where storage is denied, the tabs share nothing that could bring the visitor back.
  }
}
