import Taro from '@tarojs/taro';
import { copyText } from '@/platform/clipboard';
import { host } from '../support/taro';

afterEach(() => jest.restoreAllMocks());

test('a text is copied', async () => {
  expect(await copyText('20261123001')).toBeUndefined();
  expect(host.clipboard).toBe('20261123001');
});

test.each([
  [
    { errMsg: 'setClipboardData:fail privacy permission is not authorized', errno: 104 },
    '复制需要先同意隐私保护指引，请再点一次，在弹窗里选择“同意”',
  ],
  // Nothing on the screen of a mini-program can be held for long.
  [{ errMsg: 'setClipboardData:fail' }, '复制失败，请截图保存'],
])('what is not copied (%j) says what helps', async (problem, sentence) => {
  jest.spyOn(Taro, 'setClipboardData').mockRejectedValue(problem);
  expect(await copyText('20261123001', '订单号')).toBe(sentence);
});
