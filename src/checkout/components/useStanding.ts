import { useEffect } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import type { Standing } from '~types/api/pay';

/** A standing as a screen shows it: the time that is left is over here before the server is asked again. */
export interface Shown {
  /** Seconds left to pay; 0 when nothing is due any more. */
  seconds: number;
  isDue: boolean;
}

/** Follows a standing while its time runs out; tells once when nothing is due any more. */
export function useStanding(standing: Standing, onOver?: () => unknown): Shown {
  const seconds = useCountdown(standing.state === 'DUE' ? Date.parse(standing.expires_at) : undefined);
  const isDue = standing.state === 'DUE' && seconds > 0;
  useEffect(() => {
    if (!isDue) onOver?.();
  }, [isDue, onOver]);
  return { seconds, isDue };
}
