// The files of the fake host (`taro.ts`).

/** A file of the app: what was written, or the path of what it was copied from. */
export interface StoredFile {
  data: string | ArrayBuffer;
  encoding: string;
}

interface FileToRead {
  filePath: string;
  position: number;
  length: number;
  success: (answer: { data: string | ArrayBuffer }) => void;
  fail: (problem: unknown) => void;
}

interface FileToMeasure {
  filePath: string;
  success: (answer: { size: number }) => void;
  fail: (problem: unknown) => void;
}

interface FileToCopy {
  srcPath: string;
  destPath: string;
  success: () => void;
  fail: (problem: unknown) => void;
}

interface FileToFind {
  path: string;
  success: () => void;
  fail: (problem: unknown) => void;
}

interface FolderToRead {
  dirPath: string;
  success: (answer: { files: string[] }) => void;
}

interface FileToWrite {
  filePath: string;
  data: string | ArrayBuffer;
  encoding: string;
  success: () => void;
  fail: (problem: unknown) => void;
}

/** What the files of the fake host hang on. */
interface FileHost {
  files: Map<string, StoredFile> | undefined;
  contents: Record<string, Uint8Array>;
  reads: 'parts' | 'whole' | 'nothing';
  timesRead: number;
  photos: readonly string[];
  video: { tempFilePath: string };
}

/** What stands in a file; undefined where there is none. */
export function contentOf(host: FileHost, path: string): Uint8Array | undefined {
  const data = host.files?.get(path)?.data ?? path;
  if (typeof data !== 'string') return new Uint8Array(data);
  const isThere = [...host.photos, host.video.tempFilePath].includes(data);
  return isThere ? (host.contents[data] ?? new Uint8Array([1, 2, 3])) : undefined;
}

/** What its `getFileSystemManager` answers. */
export const fileManager = (host: FileHost) => ({
  getFileInfo({ filePath, success, fail }: FileToMeasure): void {
    const content = contentOf(host, filePath);
    if (content && host.reads !== 'nothing') success({ size: content.length });
    else fail({ errMsg: 'getFileInfo:fail no such file or directory' });
  },
  readFile({ filePath, position, length, success, fail }: FileToRead): void {
    const content = contentOf(host, filePath);
    host.timesRead += 1;
    if (!content || host.reads === 'nothing') fail({ errMsg: 'readFile:fail no such file or directory' });
    else if (host.reads === 'whole') success({ data: content.slice().buffer });
    else success({ data: content.slice(position, position + length).buffer });
  },
  writeFile({ filePath, data, encoding, success, fail }: FileToWrite): void {
    host.files?.set(filePath, { data, encoding });
    if (host.files) success();
    else fail({ errMsg: 'writeFile:fail no space' });
  },
  copyFile({ srcPath, destPath, success, fail }: FileToCopy): void {
    host.files?.set(destPath, { data: srcPath, encoding: '' });
    if (host.files) success();
    else fail({ errMsg: 'copyFile:fail no space' });
  },
  access({ path, success, fail }: FileToFind): void {
    if (contentOf(host, path)) success();
    else fail({ errMsg: 'access:fail no such file or directory' });
  },
  readdir({ dirPath, success }: FolderToRead): void {
    const files = [...(host.files?.keys() ?? [])].filter(file => file.startsWith(`${dirPath}/`));
    success({ files: files.map(file => file.slice(dirPath.length + 1)) });
  },
  unlink({ filePath, fail }: Pick<FileToWrite, 'filePath' | 'fail'>): void {
    if (!host.files?.delete(filePath)) fail({ errMsg: 'unlink:fail no such file or directory' });
  },
});
