import Taro from '@tarojs/taro';
import { PHOTO_PREFIX } from './photoPath';

/** Removes all photos that were to be sent from the device: they show who somebody is. Never throws. */
export function dropPhotos(): void {
  try {
    const folder = Taro.env.USER_DATA_PATH ?? '';
    const files = Taro.getFileSystemManager();
    const fail = (): void => undefined;
    files.readdir({
      dirPath: folder,
      success: ({ files: names }) =>
        names
          .filter(name => name.startsWith(PHOTO_PREFIX))
          .forEach(name => files.unlink({ filePath: `${folder}/${name}`, fail })),
      fail,
    });
  } catch {
    // A host without files has none of ours.
  }
}
