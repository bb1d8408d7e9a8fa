import type { createJSONStorage } from 'jotai/utils';

type JsonStorage = ReturnType<typeof createJSONStorage<unknown>>;

/**
 * The same storage, except that a full or denied one costs a line on the console and nothing else: what is set stays
 * set until the page closes. Fault 22, R-PRO-05.
 */
export function forgiving(storage: JsonStorage): JsonStorage {
  const orElse = <T>(act: () => T, fallback: T): T => {
    try {
      return act();
    } catch (error) {
      console.warn('A setting cannot be kept on this device.', error);
      return fallback;
    }
  };
  const { subscribe } = storage;
  return {
    ...storage,
    ...(subscribe && {
      subscribe: (...args) =>
        orElse(
          () => subscribe(...args),
          () => undefined,
        ),
    }),
    getItem: (key, initial) => orElse(() => storage.getItem(key, initial), initial),
    setItem: (key, value) => orElse(() => storage.setItem(key, value), undefined),
    removeItem: (key) => orElse(() => storage.removeItem(key), undefined),
  };
}
