import { forgetPhoto, keepPhoto, readPhoto } from '@/platform/photoDatabase';

// Issue 15: a full disk loses no photo silently: it is there for this visit, and who keeps it is told.

const photo = new Blob(['a photo']);
const full = new DOMException('full', 'QuotaExceededError');

/** A browser's database, as far as it is used; `refuses` says when it finds that it is full. */
function useDatabase(refuses: 'never' | 'at once' | 'in the end'): Map<string, unknown> {
  const stored = new Map<string, unknown>();
  const answering = (result: unknown, error: unknown = null) => {
    const request = { result, error } as { result: unknown; onsuccess?: () => void; onerror?: () => void };
    setTimeout(() => (error ? request.onerror : request.onsuccess)?.());
    return request;
  };
  const transaction = () => {
    let end: 'oncomplete' | 'onabort' = 'oncomplete';
    const opened = {
      error: full,
      oncomplete: undefined as (() => void) | undefined,
      onabort: undefined as (() => void) | undefined,
      objectStore: () => ({
        put: (content: unknown, key: string) => {
          if (refuses === 'never') stored.set(key, content);
          else end = 'onabort';
          return answering(key, refuses === 'at once' ? full : null);
        },
        get: (key: string) => answering(stored.get(key)),
        delete: (key: string) => answering(stored.delete(key)),
      }),
    };
    setTimeout(() => opened[end]?.(), 5);
    return opened;
  };
  const indexedDB = { open: () => answering({ transaction, close: () => undefined }) };
  Object.assign(globalThis, { indexedDB });
  return stored;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('what the browser has room for outlives the visit', async () => {
  const stored = useDatabase('never');
  expect(await keepPhoto('kept', photo)).toBe(true);
  expect(stored.get('kept')).toBe(photo);
  expect(await readPhoto('kept')).toBe(photo);
  await forgetPhoto('kept');
  expect(await readPhoto('kept')).toBeUndefined();
});

test.each(['at once', 'in the end'] as const)(
  'a full one says so, be it %s, and the photo is there for this visit',
  async when => {
    useDatabase(when);
    expect(await keepPhoto('full', photo)).toBe(false);
    expect(await readPhoto('full')).toBe(photo);
  },
);

test('without a database (private mode) it is there for this visit, too', async () => {
  expect(await keepPhoto('private', photo)).toBe(false);
  expect(await readPhoto('private')).toBe(photo);
});
