import { atom } from 'jotai';
import { isSettingKey, removeOwnWrites } from './deviceStorage.ts';
import { narrativeStorageKey } from './narrative.ts';

/**
 * Set once the server has erased this visitor: 'here' for a request from this tab, 'elsewhere' for a request from
 * another tab of the same browser. B-PRV-01. Wiring then clears all of the visitor's data, and the site continues only
 * after a new page load. A subscriber is also notified of an erasure in another tab.
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

/** The keys of the visitor's data in a storage. */
export const personalKeysIn = (open: () => Storage): string[] => keysIn(open).filter((key) => !isSettingKey(key));

/** Removes all keys of the site from both storages, except settings. Never throws. */
export function clearDeviceStorage(): void {
  for (const key of personalKeysIn(() => localStorage)) localStorage.removeItem(key);
  clearTabStorage();
}

/**
 * Clears the storages after an erasure in another tab. That tab has cleared local storage, and its next document may
 * have stored something since. So only this document's own writes are removed from local storage. Never throws.
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
    // Storage is denied, so the tabs share nothing that could create the visitor again.
  }
}
