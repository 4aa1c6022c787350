import Taro from '@tarojs/taro';

/** Brings the element with this id to the top of the screen. */
export function scrollToElement(id: string): void {
  void Taro.pageScrollTo({ selector: `#${id}` });
}
