import { complain } from './meter';
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
    copyFile: ({ srcPath, destPath, ...options }: FileOptions) =>
      change(
        'copyFile',
        () => files.has(srcPath) && Boolean(files.add(destPath)),
      )({
        ...options,
        srcPath,
        destPath,
        filePath: destPath,
      }),
    writeFile: change('writeFile', ({ filePath }) => Boolean(files.add(filePath))),
    unlink: change('unlink', ({ filePath }) => files.delete(filePath)),
  };
}
