import Taro from '@tarojs/taro';

/** Whether an element is near what is seen of the screen, and how high it is in pixels. */
export interface Nearness {
  isNear: boolean;
  height: number;
}

/** How far above and below the screen something is still near, in pixels: about two screens of a phone. */
const MARGIN = 1600;

/**
 * Items of a long list that are drawn at once when it is arranged anew: a mini-program sends each to its view, 2 to 3 KB for
 * a car, and a tap may send 8. The others come as soon as the view shows these.
 */
export const DRAWN_AT_ONCE = 2;

/**
 * Does something when the view shows what was drawn so far: on a busy phone that is long after it was sent. A question to
 * the view is answered after all that it was sent before; `Taro.nextTick` may answer for an earlier message.
 */
export const whenShown = (task: () => void): void =>
  // Taro sends what it has gathered when this moment is over.
  void setTimeout(() =>
    Taro.createSelectorQuery()
      .selectViewport()
      .scrollOffset()
      .exec(() => task()),
  );

/** Milliseconds after which a host that watches has said something, on the slowest of phones, too: what is drawn for nothing is paid for. */
const PATIENCE = 4000;

/**
 * Watches the element with this id: tells at once and at every change whether it is near what is seen, until the
 * returned function is called. An element with the focus in it counts as near; one of a screen that is hidden keeps
 * what was told last. A host that cannot watch finds everything near: nothing may stay undrawn for want of an answer.
 */
export function watchNearness(id: string, report: (nearness: Nearness) => void): () => void {
  const { page } = Taro.getCurrentInstance();
  if (!page) {
    report({ isNear: true, height: 0 });
    return () => undefined;
  }
  const silence = setTimeout(() => report({ isNear: true, height: 0 }), PATIENCE);
  const observer = Taro.createIntersectionObserver(page);
  observer.relativeToViewport({ top: MARGIN, bottom: MARGIN }).observe(`#${id}`, entry => {
    clearTimeout(silence);
    const { width = 0, height = 0 } = entry.boundingClientRect ?? {};
    if (width > 0) report({ isNear: (entry.intersectionRatio ?? 0) > 0, height });
  });
  return () => {
    clearTimeout(silence);
    observer.disconnect();
  };
}
