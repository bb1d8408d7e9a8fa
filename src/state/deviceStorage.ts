/** What this document has stored in local storage last, by key. */
const ownWrites = new Map<string, string>();

/** Notes what this document stores, for `removeOwnWrites`. */
export const noteWrite = (key: string, text: string): void => void ownWrites.set(key, text);

/** Local storage. Where the browser denies access to it, a stand-in that holds nothing. */
export function deviceStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    const storage = localStorage;
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => {
        storage.setItem(key, text);
        noteWrite(key, text);
      },
    };
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

/**
 * Removes those of `keys` from local storage whose text this document has stored, and nobody has changed since. Never throws.
 */
export function removeOwnWrites(keys: readonly string[]): void {
  for (const key of keys) if (localStorage.getItem(key) === ownWrites.get(key)) localStorage.removeItem(key);
}
