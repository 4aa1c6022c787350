import Taro from '@tarojs/taro';
import { documentPath } from './documentPath';

/** Removes the document that was opened last from the device: an invoice tells who somebody is and where they work. Never throws. */
export function dropDocument(): void {
  try {
    // Mostly there is none.
    Taro.getFileSystemManager().unlink({ filePath: documentPath(), fail: () => undefined });
  } catch {
    // A host without files has none of ours.
  }
}
