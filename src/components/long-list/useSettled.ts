import { useEffect, useState } from 'react';
import { whenShown } from '@/platform/visibility';

/** Milliseconds after which something that was changed, and is seen, has come to rest. */
const REST = 300;

/** Whether a text is the first one or has been the same for a moment. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    whenShown(() => {
      if (isCurrent) timer = setTimeout(() => setSettled(text), REST);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [settled, text]);
  return settled === text;
}
