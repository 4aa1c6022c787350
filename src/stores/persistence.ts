import { reaction, runInAction, toJS } from 'mobx';
import type { KeyValueStorage } from '@/platform/storage';

/** What a stored text holds, or undefined when there is none or it is not JSON. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  const text = storage.get(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the named fields of a store over a reload (specification §4, persisted state keys): restores what
 * `accept` takes, then saves every change. Call it at the end of the store's constructor.
 */
export function persistFields<T extends object, K extends keyof T & string>(
  store: T,
  options: {
    key: string;
    fields: readonly K[];
    storage: KeyValueStorage;
    /** Checks what was stored, since storage is input from outside; undefined is dropped. */
    accept: (stored: Partial<Record<K, unknown>>) => Partial<Pick<T, K>> | undefined;
  },
): void {
  const stored = readJson(options.storage, options.key);
  if (stored !== null && typeof stored === 'object') {
    const accepted = options.accept(stored);
    if (accepted) runInAction(() => Object.assign(store, accepted));
  }
  reaction(
    () => JSON.stringify(Object.fromEntries(options.fields.map(field => [field, toJS(store[field])]))),
    text => options.storage.set(options.key, text),
  );
}
