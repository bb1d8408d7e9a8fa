import { atom, type Atom } from 'jotai';
import type { State } from 'swr';
import { cache, createCacheHelper } from 'swr/_internal';

/**
 * A read-only atom over the data that SWR's default cache holds under `key`: undefined before the first answer, and again
 * after the key is cleared. The cache stays the only place where the data is stored; the atom only follows it. While
 * nothing subscribes to the atom or to one derived from it, `store.get` may answer what it answered last.
 *
 * `swr/_internal` is what SWR's own `swr/infinite` is built on. SWR has no documented way to watch its cache outside React;
 * tests/ui/swr-data-atom.test.ts fails if a new version of SWR changes this one.
 */
export function swrDataAtom<Data>(key: string): Atom<Data | undefined> {
  const [readState, , subscribe] = createCacheHelper<Data, State<Data, Error>>(cache, key);
  const changesAtom = atom(0);
  changesAtom.onMount = (setChanges) => {
    const count = () => setChanges((changes) => changes + 1);
    // What has changed between the first read and the subscription.
    count();
    return subscribe(key, count);
  };
  return atom((get) => {
    get(changesAtom);
    return readState().data;
  });
}
