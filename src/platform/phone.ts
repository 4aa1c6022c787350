import Taro from '@tarojs/taro';

/** Opens the dialler with a number. */
export function dial(number: string): void {
  void Taro.makePhoneCall({ phoneNumber: number }).catch(() => undefined);
}
