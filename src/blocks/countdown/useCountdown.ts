import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { serverNow } from '@/services/call';

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - serverNow().getTime()) / 1000));

/**
 * Whole seconds until a moment (milliseconds since the epoch, server time); 0 when it has passed or there is none. A screen
 * below another one does not tick: nobody sees it, and in a mini-program each second would cross to the view.
 */
export function useCountdown(end: number | undefined): number {
  const [seconds, setSeconds] = useState(() => (end === undefined ? 0 : secondsUntil(end)));
  const [isShown, setShown] = useState(true);
  useDidShow(() => setShown(true));
  useDidHide(() => setShown(false));
  useEffect(() => {
    if (end === undefined) {
      setSeconds(0);
      return undefined;
    }
    if (!isShown) return undefined;
    setSeconds(secondsUntil(end));
    const timer = setInterval(() => {
      const left = secondsUntil(end);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, isShown]);
  return seconds;
}
