import { HostError } from './HostError';
import type { HostStorage } from './storage';
import type { Fields } from './types';

/** The storage of a device, by the calls of each host. */
interface Stored {
  storage: HostStorage;
}

/** `wx`'s and `qq`'s storage: a key, a value, and an error that is thrown. */
export function storageOfWeChat({ storage }: Stored): Fields {
  const keep = (call: string, task: () => void): void => {
    try {
      task();
    } catch (error) {
      throw new Error(`${call}:fail ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    getStorageSync: (key: string) => storage.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => keep('setStorageSync', () => storage.set(key, value)),
    removeStorageSync: (key: string) => storage.remove(key),
    getStorageInfoSync: () => ({ keys: storage.keys }),
  };
}

/** `my`'s storage: one object asks and answers; `failed` words an answer that says no. */
export function storageOfAlipay(
  { storage }: Stored,
  failed: (call: string, error: HostError) => Fields,
): Fields {
  return {
    getStorageSync: ({ key }: { key: string }) => ({ data: storage.get(key) ?? null, success: true }),
    setStorageSync: ({ key, data }: { key: string; data: unknown }) => {
      try {
        storage.set(key, data);
        return { success: true };
      } catch (error) {
        return failed('setStorageSync', new HostError(String(error), 14));
      }
    },
    removeStorageSync: ({ key }: { key: string }) => {
      storage.remove(key);
      return { success: true };
    },
    getStorageInfoSync: () => ({ keys: storage.keys, success: true }),
  };
}
