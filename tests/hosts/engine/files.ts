import { complain } from './meter';
import { fromEntries } from './newerBuiltIns';
import type { Fields, HostName } from './types';

/** What the files of a host work with. */
interface FileDevice {
  host: HostName;
  /** Files that the app has written. */
  files: Set<string>;
  seen: { call: string; options: Fields }[];
}

interface FileOptions {
  filePath: string;
  /** Of a copy. */
  srcPath: string;
  destPath: string;
  /** Of a look whether a file is there. */
  path: string;
  /** Of a part that is read. */
  position?: number;
  length?: number;
  /** What is written. */
  data?: unknown;
  success?: (answer: Fields) => void;
  fail?: (answer: Fields) => void;
}

/** Where an app may write files of its own. */
export const userFolders: Record<HostName, string> = {
  weapp: 'wxfile://usr',
  qq: 'qqfile://usr',
  alipay: 'https://usr',
};

/** Where a host lays what it keeps for this run of an app alone. */
const passingFolders: Record<HostName, string> = {
  weapp: 'wxfile://tmp_',
  qq: 'qqfile://temp/',
  alipay: 'https://resource/',
};

let photosTaken = 0;

/** A photo is taken, and lies where the host forgets it. */
export function takePhoto({ host, files }: Pick<FileDevice, 'host' | 'files'>): string {
  photosTaken += 1;
  // Alipay hides what kind of file it is.
  const path = `${passingFolders[host]}${photosTaken}.${host === 'alipay' ? 'image' : 'jpg'}`;
  files.add(path);
  return path;
}

/** Octets of a video as the engine's phones take it: more than is sent at once. */
const VIDEO_BYTES = 600_000;

/** What a photo has, of which the engine knows nothing else. */
const PHOTO_BYTES = 100_000;

/** What stands in videos, and in what the app has written as octets. */
const contents = new Map<string, Uint8Array>();

/** A box of a movie (ISO/IEC 14496-12, 4.2): its length, its type, what is in it. */
function box(type: string, ...content: readonly ArrayLike<number>[]): number[] {
  const inside = content.flatMap(part => Array.from(part));
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, inside.length + 8);
  [...type].forEach((letter, index) => head.setUint8(4 + index, letter.charCodeAt(0)));
  return [...new Uint8Array(head.buffer), ...inside];
}

/** Numbers of four octets each. */
function words(...numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  numbers.forEach((number, index) => view.setUint32(index * 4, number));
  return new Uint8Array(view.buffer);
}

/** A video of 12 seconds that nobody has sent before. */
function movie(): Uint8Array {
  const data = new Uint8Array(VIDEO_BYTES).map(() => Math.floor(Math.random() * 256));
  const size = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000, 1280 * 0x10000, 720 * 0x10000];
  const header = box('tkhd', words(7, 0, 0, 1, 0, 7200, 0, 0, 0, 0, ...size));
  const media = box('mdia', box('hdlr', words(0, 0, 0x76696465, 0, 0, 0)), box('minf', box('stbl')));
  const head = box('mvhd', words(0, 0, 0, 600, 7200, 0x10000, ...new Array<number>(19).fill(0)));
  const start = box('ftyp', words(0x69736f6d, 512));
  return Uint8Array.from([...start, ...box('mdat', data), ...box('moov', head, box('trak', header, media))]);
}

/** A video is taken, and lies where the host forgets it. */
export function takeVideo(device: Pick<FileDevice, 'host' | 'files'>): Fields {
  const path = takePhoto(device);
  const content = movie();
  contents.set(path, content);
  return { tempFilePath: path, duration: 12, size: content.length, width: 1280, height: 720 };
}

/** What stands in a file, for the wire; undefined of a photo. */
export const contentOf = (path: string): Uint8Array | undefined => contents.get(path);

/** What stands in the files that are still there when the app is started again, by their paths. */
export const lastingContents = (paths: readonly string[]): Record<string, number[]> =>
  fromEntries(
    paths.flatMap(path => (contents.has(path) ? [[path, Array.from(contents.get(path) ?? [])]] : [])),
  );

/** The phone has kept that. */
export function restoreContents(kept: Readonly<Record<string, readonly number[]>>): void {
  for (const [path, content] of Object.entries(kept)) contents.set(path, Uint8Array.from(content));
}

/** Whether an address is that of a file on the phone, which no network is asked for. */
export const isFile = (address: string): boolean =>
  [...Object.values(passingFolders), ...Object.values(userFolders)].some(place => address.startsWith(place));

/** What is still there when the app is started again. */
export const lasting = (host: HostName, files: ReadonlySet<string>): string[] =>
  [...files].filter(file => file.startsWith(`${userFolders[host]}/`));

/** Files of an app: in its own folder alone, as hosts have it. */
export function fileSystem({ host, files, seen }: FileDevice): Fields {
  const change =
    (call: string, work: (options: FileOptions) => boolean) =>
    (options: FileOptions): void => {
      const isInside = options.filePath.startsWith(`${userFolders[host]}/`);
      if (!isInside) complain(`${call}: ${options.filePath} is not in the folder of the app`);
      seen.push({ call, options: { filePath: options.filePath } });
      const isDone = isInside && work(options);
      void Promise.resolve().then(() => (isDone ? options.success : options.fail)?.({}));
    };
  const answered = ({ success, fail }: FileOptions, answer: Fields | undefined): void =>
    void Promise.resolve().then(() => (answer ? success?.(answer) : fail?.({})));
  return {
    access: (options: FileOptions) => answered(options, files.has(options.path) ? {} : undefined),
    readdir: (options: FileOptions) =>
      answered(options, { files: [...files].map(file => file.slice(file.lastIndexOf('/') + 1)) }),
    getFileInfo: (options: FileOptions) =>
      answered(
        options,
        files.has(options.filePath)
          ? { size: contents.get(options.filePath)?.length ?? PHOTO_BYTES }
          : undefined,
      ),
    readFile: (options: FileOptions) => {
      const { filePath, position = 0, length } = options;
      const content = contents.get(filePath);
      if (host !== 'alipay' && content && position + (length ?? 0) > content.length) {
        complain(
          `readFile: ${filePath} ends at ${content.length}; phones fill up with zeros what lies beyond`,
        );
      }
      // Alipay knows no parts: it reads all of it.
      const end = length === undefined ? undefined : position + length;
      const part = host === 'alipay' ? content?.slice() : content?.slice(position, end);
      answered(options, part && { data: part.buffer });
    },
    copyFile: ({ srcPath, destPath, ...options }: FileOptions) =>
      change('copyFile', () => {
        const content = contents.get(srcPath);
        if (content) contents.set(destPath, content);
        return files.has(srcPath) && Boolean(files.add(destPath));
      })({
        ...options,
        srcPath,
        destPath,
        filePath: destPath,
      }),
    writeFile: change('writeFile', ({ filePath, data }) => {
      if (data instanceof ArrayBuffer) contents.set(filePath, new Uint8Array(data));
      return Boolean(files.add(filePath));
    }),
    unlink: change('unlink', ({ filePath }) => files.delete(filePath)),
  };
}
