import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks at what others change. */
const PAUSE = 5000;

/** Loads again and again while there is something to wait for and the screen is seen. */
export function usePolling(load: () => Promise<void>, isWaiting: boolean): void {
  const [isShown, setShown] = useState(true);
  useDidShow(() => setShown(true));
  useDidHide(() => setShown(false));
  useEffect(() => {
    if (!isWaiting || !isShown) return undefined;
    const timer = setInterval(() => void load(), PAUSE);
    return () => clearInterval(timer);
  }, [load, isWaiting, isShown]);
}
