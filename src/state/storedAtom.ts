import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { conformsTo } from '#contract/conformsTo.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { isRecordKept } from '../device/consent.ts';
import { isSettingKey, noteWrite } from './deviceStorage.ts';

type JsonStorage = ReturnType<typeof createJSONStorage<unknown>>;

interface StoredAtomOptions {
  /** Local storage by default. A function, because a browser may deny even reading the name. */
  readonly storage?: () => Storage;
  /**
   * Whether the first render has the stored value. Only for pages that are not prerendered: prerendered text has the
   * initial value.
   */
  readonly getOnInit?: boolean;
}

/**
 * An atom whose value is stored on this device as JSON under `key`, and followed across tabs. A stored value that does
 * not conform to `schema` is ignored. Fault 22, R-PRO-05, B-PRV-04. The value lasts only until the page closes in two
 * cases: storage is full or denied (logged), or no record is kept and the value is not a setting.
 */
export function storedAtom<Value>(
  key: string,
  schema: StoredSchema,
  initial: Value,
  { storage, getOnInit = false }: StoredAtomOptions = {},
) {
  const isValue = (value: unknown): value is Value => conformsTo(schema, value);
  const device = withoutThrowing(
    storage === undefined ? createJSONStorage<unknown>() : createJSONStorage<unknown>(storage),
  );
  const json = withStorageValidator(isValue)(isSettingKey(key) ? device : whereKept(device));
  return atomWithStorage<Value>(key, initial, json, { getOnInit });
}

/** The same storage where a record is kept; otherwise values stay in the page's memory. */
function whereKept(storage: JsonStorage): JsonStorage {
  const inMemory = new Map<string, unknown>();
  return {
    ...storage,
    // A value in memory was set while no record was kept. That value is newer than the stored value.
    getItem: (key, initial) => (inMemory.has(key) ? inMemory.get(key) : storage.getItem(key, initial)),
    setItem: (key, value) => {
      if (!isRecordKept()) inMemory.set(key, value);
      else {
        storage.setItem(key, value);
        inMemory.delete(key);
      }
    },
  };
}

/** The same storage; its errors are logged, and count as an empty storage. */
function withoutThrowing(storage: JsonStorage): JsonStorage {
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
    setItem: (key, value) =>
      orElse(() => {
        storage.setItem(key, value);
        noteWrite(key, JSON.stringify(value));
      }, undefined),
    removeItem: (key) => orElse(() => storage.removeItem(key), undefined),
  };
}
