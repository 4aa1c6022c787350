import Taro from '@tarojs/taro';

/** What a view hears of the finger on it. */
export interface FingerEvents {
  onTouchStart: (event: object) => void;
  onTouchMove: (event: object) => void;
  onTouchEnd: () => void;
  onTouchCancel: () => void;
}

/**
 * Follows a finger down and up the element with this id, which is so many steps high: reports the step under it whenever
 * that is another, and -1 when it lets go. For a view with `catchMove`, below which the page would scroll with the finger.
 */
export function followFinger(id: string, steps: number, report: (step: number) => void): FingerEvents {
  let box = { top: 0, height: 0 };
  let y = 0;
  let last = -1;
  let isDown = false;
  const tell = (step: number): void => {
    if (step === last) return;
    last = step;
    report(step);
  };
  const look = (): void => {
    if (box.height === 0) return;
    const step = Math.floor(((y - box.top) / box.height) * steps);
    tell(Math.min(Math.max(step, 0), steps - 1));
  };
  const follow = (event: object): void => {
    // Taro's types of a view's touches do not tell of the fingers.
    const [touch] = (event as { touches: readonly { clientY: number }[] }).touches;
    if (touch) y = touch.clientY;
    look();
  };
  const letGo = (): void => {
    isDown = false;
    tell(-1);
  };
  return {
    onTouchStart: event => {
      isDown = true;
      // Until the host has answered where the strip is, it is only noted where the finger is.
      box = { top: 0, height: 0 };
      follow(event);
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect(place => {
          box = place as typeof box;
          look();
          // A short tap is over by then.
          if (!isDown) tell(-1);
        })
        .exec();
    },
    onTouchMove: follow,
    onTouchEnd: letGo,
    onTouchCancel: letGo,
  };
}
