import Taro from '@tarojs/taro';
import { cookies } from './cookies';
import { piecePath } from './photoPath';
import { asked, forgetTaken, keepTaken, pathOf, takeOrChoose, type Source } from './takenFiles';
import type { TransportAnswer } from './transport';

/** A part of what the device keeps: so many octets from `start` on. */
export interface Part {
  start: number;
  bytes: number;
}

/** A photo or a video on its way to the server. */
export interface PhotoToSend {
  /** Under which the device keeps it. */
  key: string;
  /** What of it is sent, once `cutPart` has prepared it; default: all of it. */
  part?: Part;
  url: string;
  /** The form's other fields, which stand before it. */
  fields: Readonly<Record<string, string>>;
  /** Milliseconds. */
  timeout: number;
  /** Hears how much of it has gone, 0 to 1. */
  report: (share: number) => void;
}

/** What became of what somebody took. */
export interface Taken {
  /** False: the device has no room, and has it for as long as the app is open. */
  isKept: boolean;
  /** Of a video. */
  seconds?: number | undefined;
  /** What the person should know, one sentence. */
  note?: string | undefined;
}

/** One photo, which the host itself makes smaller; WeChat keeps the call of the others for old apps alone. */
async function choose(sourceType: Source[]): Promise<string | undefined> {
  const wanted = { count: 1, sizeType: ['compressed' as const], sourceType };
  if (process.env.TARO_ENV === 'weapp') {
    const { tempFiles } = await Taro.chooseMedia({ ...wanted, mediaType: ['image'] });
    return tempFiles[0]?.tempFilePath;
  }
  return (await Taro.chooseImage(wanted)).tempFilePaths[0];
}

/**
 * Lets the person take a photo or choose one, makes it small enough to be sent, and keeps it on the device under `key`;
 * undefined when they did not. Call it while a tap is heard. Rejects with a `PhotoError` where the host lets nobody.
 */
export async function takePhoto(key: string): Promise<Taken | undefined> {
  const { chosen, note } = (await takeOrChoose(choose)) ?? {};
  return chosen === undefined ? undefined : { isKept: await keepTaken(key, chosen), note };
}

/** What an image shows a kept photo by; undefined where the device has it no longer. */
export const photoAddress = async (key: string): Promise<string | undefined> => {
  const path = pathOf(key);
  return asked(answer => Taro.getFileSystemManager().access({ path, ...answer })).then(
    () => path,
    () => undefined,
  );
};

/** Octets of what is kept; undefined where the host does not tell. Never rejects. */
export const photoBytes = async (key: string): Promise<number | undefined> =>
  asked<{ size: number }>(answer =>
    Taro.getFileSystemManager().getFileInfo({ filePath: pathOf(key), ...answer }),
  ).then(
    ({ size }) => size,
    () => undefined,
  );

/** What a host that knows no parts (Alipay) has read, until its last part was asked for: up to 50 MB are read once, not for each. */
let whole: { filePath: string; data: ArrayBuffer } | undefined;

/** A part of what is kept; undefined where the host reads no files. Never rejects. */
export async function readPart(key: string, { start, bytes }: Part): Promise<ArrayBuffer | undefined> {
  const filePath = pathOf(key);
  const read = (): Promise<{ data: string | ArrayBuffer }> =>
    asked(answer =>
      Taro.getFileSystemManager().readFile({ filePath, position: start, length: bytes, ...answer }),
    );
  try {
    const { data } = whole?.filePath === filePath ? whole : await read();
    if (typeof data === 'string') return undefined;
    if (data.byteLength <= bytes) return data;
    whole = start + bytes < data.byteLength ? { filePath, data } : undefined;
    return data.slice(start, start + bytes);
  } catch {
    return undefined;
  }
}

/** Prepares a part of what is kept to be sent: a host sends whole files alone. Whether it could. Never rejects. */
export async function cutPart(key: string, part: Part): Promise<boolean> {
  const data = await readPart(key, part);
  if (!data) return false;
  return asked(answer =>
    Taro.getFileSystemManager().writeFile({ filePath: piecePath(key), data, ...answer }),
  ).then(
    () => true,
    () => false,
  );
}

/**
 * Alipay asks what kind of file it is, has a limit of time of its own, and covers the app while it sends unless it is told not
 * to; the others take our limit, and ask for no kind.
 */
const manner = (timeout: number) =>
  process.env.TARO_ENV === 'alipay' ? { fileType: 'image', hideLoading: true } : { timeout };

/** Removes a photo or a video from the device. Never throws. */
export function dropPhoto(key: string): void {
  whole = undefined;
  forgetTaken(key);
}

/** Sends a kept photo, or the part that was prepared, as the file of a form; rejects when no answer came. */
export async function sendPhoto({
  key,
  part,
  url,
  fields,
  timeout,
  report,
}: PhotoToSend): Promise<TransportAnswer> {
  const sending = Taro.uploadFile({
    url,
    filePath: part ? piecePath(key) : pathOf(key),
    name: 'file',
    formData: { ...fields },
    header: { cookie: cookies.header() },
    ...manner(timeout),
  });
  sending.progress(({ progress }) => report(progress / 100));
  const { statusCode, errMsg, data } = await sending;
  return { status: statusCode, statusText: errMsg, text: data };
}
