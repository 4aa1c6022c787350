import Taro from '@tarojs/taro';
import { tellsOfPrivacy } from './hostProblem';

/**
 * Copies a text; resolves to undefined, or to why it did not work and what helps, one sentence. `_shown` is what the text
 * is called where it stands on the screen to be copied by hand, which no mini-program lets a finger do. Never rejects.
 */
export async function copyText(text: string, _shown?: string): Promise<string | undefined> {
  try {
    await Taro.setClipboardData({ data: text });
    // WeChat shows a toast of its own: one is enough.
    Taro.hideToast();
    return undefined;
  } catch (problem) {
    return tellsOfPrivacy(problem)
      ? '复制需要先同意隐私保护指引，请再点一次，在弹窗里选择“同意”'
      : '复制失败，请截图保存';
  }
}
