import { useEffect } from 'react';

/** Milliseconds between two looks at what others change. */
const PAUSE = 5000;

/** Loads again and again while there is something to wait for. */
export function usePolling(load: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void load(), PAUSE);
    return () => clearInterval(timer);
  }, [load, isWaiting]);
}
