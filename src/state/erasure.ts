import { atom } from 'jotai';
import { effectsStorageKey } from './effects.ts';
import { narrativeStorageKey } from './narrative.ts';

/**
 * Set once the server has erased this visitor: 'here' by this tab, 'elsewhere' by another one of the same browser. Wiring
 * then clears everything that it holds, and the site goes on only after a new page load. Whoever subscribes to it hears of
 * the other tabs too. B-PRV-01.
 */
export const erasedAtom = atom<'here' | 'elsewhere' | null>(null);
erasedAtom.onMount = (set) => {
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === erasedStorageKey && newValue !== null) set('elsewhere');
  };
  addEventListener('storage', onStorage, { signal });
  // A page out of the back-forward cache got no storage event while it was there.
  let wasStored = false;
  addEventListener('pagehide', () => (wasStored = isStored()), { signal });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && wasStored && !isStored()) set('elsewhere');
  };
  addEventListener('pageshow', onShow, { signal });
  return () => stop.abort();
};

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
export const isSetting = (key: string): boolean => key === effectsStorageKey;

/** True if something of the visitor is stored on this device. Where storage is denied, nothing is. */
const isStored = (): boolean => keysIn(() => localStorage).some((key) => !isSetting(key));

/** Removes all keys of the site from both storages, except the effects setting. Never throws. */
export function clearDeviceStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    for (const key of keysIn(open).filter((one) => !isSetting(one))) open().removeItem(key);
  }
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
