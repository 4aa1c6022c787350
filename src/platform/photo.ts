import Taro from '@tarojs/taro';
import { cookies } from './cookies';
import { tells, tellsOfPrivacy } from './hostProblem';
import { PhotoError } from './PhotoError';
import { photoPath } from './photoPath';
import type { TransportAnswer } from './transport';

/** A photo on its way to the server. */
export interface PhotoToSend {
  /** Under which the device keeps it. */
  key: string;
  url: string;
  /** The form's other fields, which stand before it. */
  fields: Readonly<Record<string, string>>;
  /** Milliseconds. */
  timeout: number;
  /** Hears how much of it has gone, 0 to 1. */
  report: (share: number) => void;
}

/** What the device could not keep, where it lies until the host forgets it. */
const temporary = new Map<string, string>();

const tellsOfCancel = (problem: unknown): boolean => tells(problem, /cancel/i, 11);

/** Why nobody takes a photo here, and what helps: in Alipay it is the host that does not let the app, once it was refused. */
const refusalOf = (problem: unknown): string => {
  if (tellsOfPrivacy(problem)) return '拍照需要先同意隐私保护指引，请再点一次，在弹窗里选择“同意”';
  return tells(problem, /^$/, 2001)
    ? '相机和相册未获允许，请点右上角的“…”，在设置里打开后再试'
    : '打不开相机和相册，请在手机设置里允许使用后再试';
};

/** One photo, which the host itself makes smaller. */
const wanted = { count: 1, sizeType: ['compressed' as const] };

/** What the person takes or chooses; WeChat keeps the call of the others for old apps alone. */
async function choose(): Promise<string | undefined> {
  if (process.env.TARO_ENV === 'weapp') {
    const { tempFiles } = await Taro.chooseMedia({ ...wanted, mediaType: ['image'] });
    return tempFiles[0]?.tempFilePath;
  }
  return (await Taro.chooseImage(wanted)).tempFilePaths[0];
}

const keep = (key: string, srcPath: string): Promise<void> =>
  new Promise((resolve, reject) =>
    Taro.getFileSystemManager().copyFile({
      srcPath,
      destPath: photoPath(key),
      success: () => resolve(),
      fail: reject,
    }),
  );

/**
 * Lets the person take a photo or choose one, makes it small enough to be sent, and keeps it on the device under `key`;
 * false when they did not. Call it while a tap is heard. Rejects with a `PhotoError` where the host lets nobody.
 */
export async function takePhoto(key: string): Promise<boolean> {
  let chosen: string | undefined;
  try {
    chosen = await choose();
  } catch (problem) {
    if (tellsOfCancel(problem)) return false;
    throw new PhotoError(refusalOf(problem));
  }
  if (chosen === undefined) return false;
  const source = chosen;
  await keep(key, source).catch(() => temporary.set(key, source));
  return true;
}

/** What an image shows a kept photo by; undefined where the device has it no longer. */
export async function photoAddress(key: string): Promise<string | undefined> {
  const path = temporary.get(key) ?? photoPath(key);
  return new Promise(resolve =>
    Taro.getFileSystemManager().access({
      path,
      success: () => resolve(path),
      fail: () => resolve(undefined),
    }),
  );
}

/** Alipay asks what kind of file it is, and has a limit of time of its own; the others take ours, and ask for no kind. */
const manner = (timeout: number) => (process.env.TARO_ENV === 'alipay' ? { fileType: 'image' } : { timeout });

/** Removes one photo from the device. Never throws. */
export function dropPhoto(key: string): void {
  temporary.delete(key);
  try {
    Taro.getFileSystemManager().unlink({ filePath: photoPath(key), fail: () => undefined });
  } catch {
    // A host without files has none of ours.
  }
}

/** Sends a kept photo as the file of a form; rejects when no answer came. */
export async function sendPhoto({
  key,
  url,
  fields,
  timeout,
  report,
}: PhotoToSend): Promise<TransportAnswer> {
  const sending = Taro.uploadFile({
    url,
    filePath: temporary.get(key) ?? photoPath(key),
    name: 'file',
    formData: { ...fields },
    header: { cookie: cookies.header() },
    ...manner(timeout),
  });
  sending.progress(({ progress }) => report(progress / 100));
  const { statusCode, errMsg, data } = await sending;
  return { status: statusCode, statusText: errMsg, text: data };
}
