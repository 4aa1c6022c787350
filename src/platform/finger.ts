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
  let last = -1;
  let isDown = false;
  const tell = (step: number): void => {
    if (step === last) return;
    last = step;
    report(step);
  };
  // Taro's types of a view's touches do not tell of the fingers.
  const follow = (event: object): void => {
    const [touch] = (event as { touches: readonly { clientY: number }[] }).touches;
    if (!touch || box.height === 0) return;
    const step = Math.floor(((touch.clientY - box.top) / box.height) * steps);
    tell(Math.min(Math.max(step, 0), steps - 1));
  };
  const letGo = (): void => {
    isDown = false;
    tell(-1);
  };
  return {
    onTouchStart: event => {
      isDown = true;
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect(place => {
          box = place as typeof box;
          follow(event);
          // A short tap is over before the host has answered.
          if (!isDown) tell(-1);
        })
        .exec();
    },
    onTouchMove: follow,
    onTouchEnd: letGo,
    onTouchCancel: letGo,
  };
}
