import { useEffect } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import type { LinkedStanding, Standing } from '~types/api/pay';

/** A standing as a screen shows it: the time that is left is over here before the server is asked again. */
export interface Shown {
  /** Seconds left to pay, 0 when nothing is due any more; undefined where it waits until it is paid. */
  seconds: number | undefined;
  isDue: boolean;
}

/** Follows a standing while its time runs out; tells once when nothing is due any more. */
export function useStanding(standing: Standing | LinkedStanding, onOver?: () => unknown): Shown {
  const end = standing.state === 'DUE' ? standing.expires_at : undefined;
  const left = useCountdown(end === undefined ? undefined : Date.parse(end));
  const isDue = standing.state === 'DUE' && (end === undefined || left > 0);
  const seconds = isDue && end === undefined ? undefined : left;
  useEffect(() => {
    if (!isDue) onOver?.();
  }, [isDue, onOver]);
  return { seconds, isDue };
}
