import Taro from '@tarojs/taro';

/** Sets the title that the host shows. */
export function setHostTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title });
}
