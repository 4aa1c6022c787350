import Taro from '@tarojs/taro';

/** Text by key. Nothing here throws: a full or forbidden storage (private mode) is replaced by memory. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function hostStorage(prefix: string): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        const value: unknown = Taro.getStorageSync(prefix + key);
        if (typeof value === 'string' && value !== '') return value;
      } catch {
        // Storage is not to be had: what this session remembered must do.
      }
      return memory.get(key);
    },
    set(key, value) {
      memory.set(key, value);
      try {
        Taro.setStorageSync(prefix + key, value);
      } catch {
        // Full: memory holds it for this session.
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        Taro.removeStorageSync(prefix + key);
      } catch {
        // Nothing stored, nothing to remove.
      }
    },
  };
}

/** Kept on this device. */
export const localStorage: KeyValueStorage = hostStorage('');
/** Kept for the session: a mini-program has none of its own, so it shares the device's storage under a prefix. */
export const sessionStorage: KeyValueStorage = hostStorage('session:');
