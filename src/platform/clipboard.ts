import Taro from '@tarojs/taro';

/** Copies a text; tells whether that worked. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Taro.setClipboardData({ data: text });
    // WeChat shows a toast of its own: one is enough.
    Taro.hideToast();
    return true;
  } catch {
    return false;
  }
}
