import { atom } from 'jotai';

/** Whether the browser has a network. */
const onlineAtom = atom(globalThis.navigator.onLine !== false);
onlineAtom.onMount = (set) => {
  const read = () => set(navigator.onLine);
  read();
  addEventListener('online', read);
  addEventListener('offline', read);
  return () => {
    removeEventListener('online', read);
    removeEventListener('offline', read);
  };
};

/** Whether the latest reply was a copy from this device (src/app/offline.ts). */
export const isCopyShownAtom = atom(false);

/** True without a connection to the server, as far as it is known. B-OFF-05. */
export const isOfflineAtom = atom((get) => !get(onlineAtom) || get(isCopyShownAtom));
