// Where a browser keeps photos that are to be sent: text alone goes into its storage. H5 only.

/** Name of the database and of the only store in it. */
const DATABASE = 'photos';

/** What the browser refused to keep (private mode, full): it is there for this visit. */
const memory = new Map<string, Blob>();

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(DATABASE));
  });

/** What was written is there once its transaction is over: a full device refuses it as late as then. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(DATABASE));
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(DATABASE);
  const database = await answered(opening);
  try {
    const transaction = database.transaction(DATABASE, mode);
    const [answer] = await Promise.all([
      answered(work(transaction.objectStore(DATABASE))),
      written(transaction),
    ]);
    return answer;
  } finally {
    // An open one could not be deleted at the log-out.
    database.close();
  }
}

/** Keeps a photo on this device; whether it outlives a restart, as the browser lets it. Never rejects. */
export async function keepPhoto(key: string, photo: Blob): Promise<boolean> {
  memory.set(key, photo);
  return withStore('readwrite', store => store.put(photo, key)).then(
    () => memory.delete(key),
    () => false,
  );
}

/** A photo that was kept; undefined where there is none. Never rejects. */
export const readPhoto = async (key: string): Promise<Blob | undefined> =>
  memory.get(key) ??
  withStore('readonly', store => store.get(key) as IDBRequest<Blob | undefined>).catch(() => undefined);

/** Forgets a photo. Never rejects. */
export async function forgetPhoto(key: string): Promise<void> {
  memory.delete(key);
  await withStore('readwrite', store => store.delete(key)).catch(() => undefined);
}

/** Forgets all of them. Never throws. */
export function forgetPhotos(): void {
  memory.clear();
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Forbidden: nothing lies there.
  }
}
