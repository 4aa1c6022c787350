import Taro from '@tarojs/taro';

/** Text by key. Nothing here throws: a full or forbidden storage (private mode) is replaced by memory. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All that is kept here. */
  keys(): string[];
}

function hostStorage(prefix: string): KeyValueStorage {
  /** What the host refused to keep. */
  const memory = new Map<string, string>();
  return {
    get(key) {
      const refused = memory.get(key);
      if (refused !== undefined) return refused;
      try {
        const value: unknown = Taro.getStorageSync(prefix + key);
        return typeof value === 'string' && value !== '' ? value : undefined;
      } catch {
        // Storage is not to be had, and this session remembers nothing either.
        return undefined;
      }
    },
    set(key, value) {
      try {
        Taro.setStorageSync(prefix + key, value);
        memory.delete(key);
      } catch {
        // Full: memory holds it for this session.
        memory.set(key, value);
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
    keys() {
      const refused = [...memory.keys()];
      try {
        const stored = Taro.getStorageInfoSync().keys.filter(key => key.startsWith(prefix));
        return [...new Set([...refused, ...stored.map(key => key.slice(prefix.length))])];
      } catch {
        return refused;
      }
    },
  };
}

/** Kept on this device. */
export const localStorage: KeyValueStorage = hostStorage('');
/** Kept for the session: a mini-program has none of its own, so it shares the device's storage under a prefix. */
export const sessionStorage: KeyValueStorage = hostStorage('session:');
