import type { KeyValueStorage } from './storage';

function webStorage(open: () => Storage): KeyValueStorage {
  /** What the browser refused to keep. */
  const memory = new Map<string, string>();
  const attempt = <T>(task: (storage: Storage) => T): T | undefined => {
    try {
      return task(open());
    } catch {
      // Forbidden (private mode, blocked cookies) or full: memory holds it for this visit.
      return undefined;
    }
  };
  return {
    get: key => memory.get(key) ?? attempt(storage => storage.getItem(key)) ?? undefined,
    set(key, value) {
      memory.set(key, value);
      attempt(storage => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    remove(key) {
      memory.delete(key);
      attempt(storage => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(storage => Object.keys(storage)) ?? [])])],
  };
}

export const localStorage: KeyValueStorage = webStorage(() => window.localStorage);
export const sessionStorage: KeyValueStorage = webStorage(() => window.sessionStorage);
