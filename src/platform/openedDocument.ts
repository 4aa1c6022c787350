import Taro from '@tarojs/taro';

/** Where the document that was opened last lies on the device: one place for all, so that what was opened before may go. */
export const documentPath = (): string => `${Taro.env.USER_DATA_PATH}/document.pdf`;

/** Removes that document: an invoice tells who somebody is and where they work. Never throws. */
export function dropDocument(): void {
  try {
    // Mostly there is none.
    Taro.getFileSystemManager().unlink({ filePath: documentPath(), fail: () => undefined });
  } catch {
    // A host without files has none of ours.
  }
}
