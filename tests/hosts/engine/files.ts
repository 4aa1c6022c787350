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
  success?: (answer: Fields) => void;
  fail?: (answer: Fields) => void;
}

/** Where an app may write files of its own. */
export const userFolders: Record<HostName, string> = {
  weapp: 'wxfile://usr',
  qq: 'qqfile://usr',
  alipay: 'https://usr',
};

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
  return {
    writeFile: change('writeFile', ({ filePath }) => Boolean(files.add(filePath))),
    unlink: change('unlink', ({ filePath }) => files.delete(filePath)),
  };
}
