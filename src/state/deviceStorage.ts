/**
 * Keys of the visitor's settings. Settings are not personal: they are stored even where no record is kept, and an
 * erasure keeps them, because sudden motion or sound could cause harm.
 */
export const settingKeys = { effects: 'd5u-effects', sound: 'd5u-sound' } as const;

export const isSettingKey = (key: string): boolean => (Object.values(settingKeys) as readonly string[]).includes(key);

/** The latest writes of this document to local storage, by key. */
const ownWrites = new Map<string, string>();

/** Records a write of this document, for `removeOwnWrites`. */
export const noteWrite = (key: string, text: string): void => void ownWrites.set(key, text);

/** Local storage; an empty stand-in where the browser denies access. `setItem` throws where the storage is full. */
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
 * Removes each of `keys` from local storage if its current text is the latest text that this document wrote. Never
 * throws.
 */
export function removeOwnWrites(keys: readonly string[]): void {
  for (const key of keys) if (localStorage.getItem(key) === ownWrites.get(key)) localStorage.removeItem(key);
}
