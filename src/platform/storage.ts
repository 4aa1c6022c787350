import Taro from '@tarojs/taro';

/** Text by key. Nothing here throws: a full or forbidden storage (private mode) is replaced by memory. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All that is kept here. */
  keys(): string[];
}

function hostStorage(): KeyValueStorage {
  /** What the host refused to keep. */
  const memory = new Map<string, string>();
  return {
    get(key) {
      const refused = memory.get(key);
      if (refused !== undefined) return refused;
      try {
        const value: unknown = Taro.getStorageSync(key);
        return typeof value === 'string' && value !== '' ? value : undefined;
      } catch {
        // Storage is not to be had, and this session remembers nothing either.
        return undefined;
      }
    },
    set(key, value) {
      memory.set(key, value);
      try {
        Taro.setStorageSync(key, value);
        // Full: WeChat and QQ throw, Alipay answers as if nothing were. Memory holds it for this session.
        if (Taro.getStorageSync(key) === value) memory.delete(key);
      } catch {
        // It is in memory.
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        Taro.removeStorageSync(key);
      } catch {
        // Nothing stored, nothing to remove.
      }
    },
    keys() {
      const refused = [...memory.keys()];
      try {
        return [...new Set([...refused, ...Taro.getStorageInfoSync().keys])];
      } catch {
        return refused;
      }
    },
  };
}

function memoryStorage(): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    get: key => memory.get(key),
    set: (key, value) => void memory.set(key, value),
    remove: key => void memory.delete(key),
    keys: () => [...memory.keys()],
  };
}

/** Kept on this device. */
export const localStorage: KeyValueStorage = hostStorage();
/**
 * Kept for the session. A mini-program is never reloaded: it lives until its host ends it, and its memory with it. So
 * nothing of a session lies on the device, where a draft with names and ID numbers would outlive it.
 */
export const sessionStorage: KeyValueStorage = memoryStorage();
