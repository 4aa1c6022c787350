import Taro from '@tarojs/taro';

/** Alipay's call knows no limit of its own. */
const patience = process.env.TARO_ENV === 'alipay' ? {} : { timeout: 3000 };

/**
 * A code by which our server may ask the host who uses it (`wx.login`, `qq.login`, `my.getAuthCode`): good once, for a
 * few minutes, and nothing to anybody else. Empty where the host does not answer.
 */
export const hostCode = (): Promise<string> =>
  Taro.login(patience).then(
    ({ code }) => code,
    () => '',
  );
