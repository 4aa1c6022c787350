import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useReducer, useState } from 'react';
import { serverNow } from '@/services/call';

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - serverNow().getTime()) / 1000));

/**
 * Whole seconds until a moment (milliseconds since the epoch, server time); 0 when it has passed or there is none. They are
 * right at the first drawing of a new moment. A screen below another one does not tick: nobody sees it, and in a mini-program
 * each second would cross to the view.
 */
export function useCountdown(end: number | undefined): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const [isShown, setShown] = useState(true);
  useDidShow(() => setShown(true));
  useDidHide(() => setShown(false));
  useEffect(() => {
    if (end === undefined || !isShown) return undefined;
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, isShown]);
  return end === undefined ? 0 : secondsUntil(end);
}
