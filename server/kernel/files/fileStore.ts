import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where the contents of files lie, under the ids that the server gave them. Several processes share one: a folder that
 * all of them see, or an object store, which is one more file like this.
 */
export interface FileStore {
  put(id: string, content: Buffer): Promise<void>;
  /** Undefined where nothing lies. */
  get(id: string): Promise<Buffer | undefined>;
  /** The octets from `start` up to and without `end`; undefined where nothing lies. */
  part(id: string, start: number, end: number): Promise<Buffer | undefined>;
  /** Nothing happens where nothing lies. */
  remove(id: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder, for nobody but the server's user. */
function diskStore(directory: string): FileStore {
  // Ids are the server's own; a folder holds a few of them.
  const placeOf = (id: string): string => path.join(directory, id.slice(0, 2), id);
  const orMissing = (error: unknown): undefined => {
    if (isMissing(error)) return undefined;
    throw error;
  };
  return {
    async put(id, content) {
      const place = placeOf(id);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // Renamed into place, so that nobody reads half a file.
      const draft = `${place}.draft`;
      try {
        await writeFile(draft, content, { mode: 0o600 });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: id => readFile(placeOf(id)).catch(orMissing),
    async part(id, start, end) {
      const file = await open(placeOf(id)).catch(orMissing);
      if (!file) return undefined;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: id => rm(placeOf(id), { force: true }),
  };
}

function memoryStore(): FileStore {
  const contents = new Map<string, Buffer>();
  return {
    put: (id, content) => Promise.resolve(void contents.set(id, content)),
    get: id => Promise.resolve(contents.get(id)),
    part: (id, start, end) => Promise.resolve(contents.get(id)?.subarray(start, end)),
    remove: id => Promise.resolve(void contents.delete(id)),
  };
}

/** The store beside the database: below the data directory, or in memory where the database is. */
export const createFileStore = (dataDirectory: string): FileStore =>
  dataDirectory === ':memory:' ? memoryStore() : diskStore(path.join(dataDirectory, 'files'));
