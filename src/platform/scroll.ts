import Taro from '@tarojs/taro';

/** Brings the element with this id to the top of the screen, in so many milliseconds. */
export function scrollToElement(id: string, duration = 300): void {
  void Taro.pageScrollTo({ selector: `#${id}`, duration });
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

/**
 * Remembers how far the screen of the element with this id is scrolled, and scrolls it back there when it was reached by
 * the browser's back or forward after its router had let it go. Answers how to stop. A mini-program keeps its screens.
 */
export function followScroll(_id: string): () => void {
  return () => undefined;
}
