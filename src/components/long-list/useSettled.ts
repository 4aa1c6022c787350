import { useEffect, useState } from 'react';

/** Milliseconds after which something that was changed has come to rest. */
const REST = 300;

/** Whether a text is the first one or has been the same for a moment. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return undefined;
    const timer = setTimeout(() => setSettled(text), REST);
    return () => clearTimeout(timer);
  }, [settled, text]);
  return settled === text;
}
