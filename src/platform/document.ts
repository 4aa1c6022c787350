import Taro from '@tarojs/taro';
import { documentPath } from './documentPath';

/**
 * Hands a PDF (Base64) to the person: a browser saves it under its name, a mini-program opens it, from where the host
 * keeps it or sends it on; with the log-out it goes (`dropDocument`). False where it could not be shown. Never rejects.
 */
export async function openPdf(_name: string, content: string): Promise<boolean> {
  const filePath = documentPath();
  try {
    await new Promise<void>((resolve, reject) =>
      Taro.getFileSystemManager().writeFile({
        filePath,
        data: content,
        encoding: 'base64',
        success: () => resolve(),
        fail: reject,
      }),
    );
    await Taro.openDocument({ filePath, fileType: 'pdf', showMenu: true });
    return true;
  } catch {
    return false;
  }
}
