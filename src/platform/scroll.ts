import Taro from '@tarojs/taro';

/** Brings the element with this id to the top of the screen. */
export function scrollToElement(id: string): void {
  void Taro.pageScrollTo({ selector: `#${id}` });
}

/**
 * Remembers how far the screen of the element with this id is scrolled; the returned function scrolls it back there.
 */
export function keepScroll(_id: string): () => void {
  let top = 0;
  Taro.createSelectorQuery()
    .selectViewport()
    .scrollOffset(offset => {
      top = offset.scrollTop;
    })
    .exec();
  return () => void Taro.pageScrollTo({ scrollTop: top, duration: 0 });
}
