import Taro from '@tarojs/taro';
import { tells, tellsOfPrivacy } from './hostProblem';
import { PhotoError } from './PhotoError';
import { photoPath, piecePath } from './photoPath';

// What a mini-program's person takes or chooses, and where it lies.

/** What a call of the file system answers. */
export const asked = <Answer>(
  ask: (answer: { success: (answer: Answer) => void; fail: (problem: unknown) => void }) => void,
): Promise<Answer> => new Promise((success, fail) => ask({ success, fail }));

/** What the device could not keep, where it lies until the host forgets it. */
const temporary = new Map<string, string>();

/** Where what is kept under `key` lies. */
export const pathOf = (key: string): string => temporary.get(key) ?? photoPath(key);

const tellsOfCancel = (problem: unknown): boolean => tells(problem, /cancel/i, 11);

/** The host does not let the app use the camera: WeChat and QQ tell it in words, Alipay by a number. */
const tellsOfRefusal = (problem: unknown): boolean => tells(problem, /auth|deny|denied|permission/i, 2001);

/** Why nobody takes a photo here, and what helps: in Alipay it is the host that does not let the app, once it was refused. */
const refusalOf = (problem: unknown): string => {
  if (tellsOfPrivacy(problem)) return '拍照需要先同意隐私保护指引，请再点一次，在弹窗里选择“同意”';
  return tells(problem, /^$/, 2001)
    ? '相机和相册未获允许，请点右上角的“…”，在设置里打开后再试'
    : '打不开相机和相册，请在手机设置里允许使用后再试';
};

/** Where the camera is allowed after all: in the phone's settings where the phone refuses it, else in the host's own of this app. */
const albumAlone = (problem: unknown): string => {
  const settings = tells(problem, /system/i) ? '在手机设置里允许使用相机' : '点右上角的“…”，在设置里打开相机';
  return `相机未获允许，可以从相册选择；要拍摄请${settings}`;
};

/** From where a host takes a photo or a video. */
export type Source = 'camera' | 'album';

/**
 * What the person takes or chooses; where the host does not let the app use the camera, from the album alone, which the note
 * says. Undefined when they did neither. Rejects with a `PhotoError` where the host lets nobody.
 */
export async function takeOrChoose<Chosen>(
  choose: (sourceType: Source[]) => Promise<Chosen>,
): Promise<{ chosen: Chosen; note?: string } | undefined> {
  let note: string;
  try {
    return { chosen: await choose(['camera', 'album']) };
  } catch (problem) {
    if (tellsOfCancel(problem)) return undefined;
    if (tellsOfPrivacy(problem) || !tellsOfRefusal(problem)) throw new PhotoError(refusalOf(problem));
    note = albumAlone(problem);
  }
  try {
    return { chosen: await choose(['album']), note };
  } catch (problem) {
    throw new PhotoError(tellsOfCancel(problem) ? note : refusalOf(problem));
  }
}

/** Keeps what the host has put somewhere under `key`; whether there was room for it. */
export async function keepTaken(key: string, srcPath: string): Promise<boolean> {
  try {
    await asked(answer =>
      Taro.getFileSystemManager().copyFile({ srcPath, destPath: photoPath(key), ...answer }),
    );
    return true;
  } catch {
    temporary.set(key, srcPath);
    return false;
  }
}

/** Removes what is kept under `key`, wherever it lies. Never throws. */
export function forgetTaken(key: string): void {
  temporary.delete(key);
  try {
    const files = Taro.getFileSystemManager();
    for (const filePath of [photoPath(key), piecePath(key)]) {
      files.unlink({ filePath, fail: () => undefined });
    }
  } catch {
    // A host without files has none of ours.
  }
}
