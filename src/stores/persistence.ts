import { reaction, runInAction, toJS } from 'mobx';
import { dropPhotos } from '@/platform/keptPhotos';
import { dropDocument } from '@/platform/openedDocument';
import { localStorage, sessionStorage, type KeyValueStorage } from '@/platform/storage';

/** Where something is kept on the device. */
export interface KeptPlace {
  key: string;
  storage: KeyValueStorage;
  /**
   * It tells something of a person: a name, a phone or an ID number, what they chose or booked. The log-out removes it,
   * whether or not its store was made in this visit; what lies in a store's memory it forgets by
   * `SessionStore.onLogOut`.
   */
  personal?: boolean;
}

/** Something that is kept on the device, as JSON. */
export interface KeptItem {
  /** Undefined when there is none, or it is not JSON: storage is input from outside, and anything may stand there. */
  read(): unknown;
  write(value: unknown): void;
  remove(): void;
}

/** The log-out finds all personal data by the beginning of their keys, and needs to know nobody who keeps any. */
const personalPrefix = 'personal:';

/**
 * The number of an identity card is kept nowhere on a device, not even for a session, by whatever name of the wire it
 * goes: who reloads types it again.
 */
const withoutIdNumbers = (name: string, value: unknown): unknown =>
  name === 'idcard_no' ? undefined : value;

/** Something that is kept on the device under one key. */
export function kept({ key, storage, personal = false }: KeptPlace): KeptItem {
  const name = personal ? personalPrefix + key : key;
  return {
    read() {
      const text = storage.get(name);
      if (text === undefined) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
    },
    write: value => storage.set(name, JSON.stringify(value, withoutIdNumbers)),
    remove: () => storage.remove(name),
  };
}

/** Removes everything from this device that was declared personal, a document that was opened, and photos that were to be sent; `storages` narrows down the former. */
export function removePersonalData(
  storages: readonly KeyValueStorage[] = [localStorage, sessionStorage],
): void {
  for (const storage of storages) {
    for (const key of storage.keys()) if (key.startsWith(personalPrefix)) storage.remove(key);
  }
  dropDocument();
  dropPhotos();
}

/**
 * Names under which earlier versions kept a renter's name, phone and ID number. Nobody reads them any more, and without
 * this a phone would hold them for good. Can go a year after the first release.
 */
const retired = [
  'booking',
  'booking_renter',
  'booking_insured',
  'booking_insured_form',
  'pickup_cards',
  'city_history',
  'district_history',
  'place_history',
  'car_history',
];

/** Under which earlier versions of the mini-programs kept a session on the device. */
const retiredPrefix = 'session:';

/** Removes what earlier versions kept of a person and this one keeps elsewhere. */
export function removeRetiredData(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of storage.keys()) {
      if (retired.includes(key) || key.startsWith(retiredPrefix)) storage.remove(key);
    }
  }
}

/**
 * Keeps the named fields of a store over a reload (specification §4, persisted state keys): restores what
 * `accept` takes, then saves every change. Call it at the end of the store's constructor.
 */
export function persistFields<T extends object, K extends keyof T & string>(
  store: T,
  options: KeptPlace & {
    fields: readonly K[];
    /** Checks what was stored; undefined is dropped. */
    accept: (stored: Partial<Record<K, unknown>>) => Partial<Pick<T, K>> | undefined;
  },
): void {
  const item = kept(options);
  const stored = item.read();
  if (stored !== null && typeof stored === 'object') {
    const accepted = options.accept(stored);
    if (accepted) runInAction(() => Object.assign(store, accepted));
  }
  const values = (): object => Object.fromEntries(options.fields.map(field => [field, toJS(store[field])]));
  reaction(
    () => JSON.stringify(values()),
    () => item.write(values()),
  );
}
