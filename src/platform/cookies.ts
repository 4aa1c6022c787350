import { localStorage } from './storage';

/** The cookies of the specification by name. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** Keeps a value for `days`; domain-wide on H5. */
  set(name: string, value: string, days: number): void;
  remove(name: string): void;
  /** `Cookie` header to send with a call; empty where the host sends cookies by itself. */
  header(): string;
}

interface StoredCookie {
  value: string;
  /** Milliseconds since the epoch. */
  expires: number;
}

const storageKey = 'cookies';

/** Mini-programs have no cookies: the same names with their expiry live in storage and are sent by us (decision 10). */
function storedJar(): CookieJar {
  const read = (): Record<string, StoredCookie> => {
    try {
      const all = JSON.parse(localStorage.get(storageKey) ?? '{}') as Record<string, StoredCookie>;
      return Object.fromEntries(Object.entries(all).filter(([, cookie]) => cookie.expires > Date.now()));
    } catch {
      return {};
    }
  };
  const write = (all: Record<string, StoredCookie>): void =>
    localStorage.set(storageKey, JSON.stringify(all));
  return {
    get: name => read()[name]?.value,
    set: (name, value, days) =>
      write({ ...read(), [name]: { value, expires: Date.now() + days * 86_400_000 } }),
    remove(name) {
      const { [name]: _removed, ...rest } = read();
      write(rest);
    },
    header: () =>
      Object.entries(read())
        .map(([name, cookie]) => `${name}=${encodeURIComponent(cookie.value)}`)
        .join('; '),
  };
}

export const cookies: CookieJar = storedJar();
