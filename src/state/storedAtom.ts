import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { conformsTo } from '#contract/conformsTo.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { isRecordKept } from '../device/consent.ts';
import { noteWrite } from './deviceStorage.ts';

type JsonStorage = ReturnType<typeof createJSONStorage<unknown>>;

interface StoredAtomOptions {
  /** Local storage without it. Called when it is needed, because a browser may deny even the name. */
  readonly storage?: () => Storage;
  /**
   * Whether the stored value is there at the first render. Only for pages that are not prerendered: the text of those knows
   * the initial value alone.
   */
  readonly getOnInit?: boolean;
  /** True for what a visitor sets and no page records: it is stored without a record too. */
  readonly isSetting?: boolean;
}

/**
 * An atom whose value is stored on this device as JSON under `key`, and followed across tabs. A stored value that does not
 * conform to `schema` counts as none. Where storage is full or denied, the value lasts until the page closes, and the
 * console says so. Where no record of the reading is kept, it lasts as long. Fault 22, R-PRO-05, B-PRV-04.
 */
export function storedAtom<Value>(
  key: string,
  schema: StoredSchema,
  initial: Value,
  { storage, getOnInit = false, isSetting = false }: StoredAtomOptions = {},
) {
  const isValue = (value: unknown): value is Value => conformsTo(schema, value);
  const device = withoutThrowing(
    storage === undefined ? createJSONStorage<unknown>() : createJSONStorage<unknown>(storage),
  );
  const json = withStorageValidator(isValue)(isSetting ? device : whereKept(device));
  return atomWithStorage<Value>(key, initial, json, { getOnInit });
}

/** The same storage where a record is kept; otherwise what is set stays in the page's memory. */
function whereKept(storage: JsonStorage): JsonStorage {
  const inMemory = new Map<string, unknown>();
  return {
    ...storage,
    // What was set without a record is newer than what the device has, until it is set again.
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

/** The same storage; what throws is logged, and answered as if nothing were stored. */
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
