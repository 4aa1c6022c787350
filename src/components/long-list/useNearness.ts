import { useEffect, useState } from 'react';
import { watchNearness, type Nearness } from '@/platform/visibility';

/**
 * Whether the element with this id is near what is seen of the screen, and how high it was when it was last drawn (0:
 * never). `initially` is what holds before anything is known; an element that is not `watched` stays as it was.
 */
export function useNearness(id: string, initially: boolean, watched = true): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: initially, height: 0 });
  useEffect(() => {
    if (!watched) return undefined;
    return watchNearness(id, ({ isNear, height }) =>
      setNearness(before => ({ isNear, height: height > 0 ? height : before.height })),
    );
  }, [id, watched]);
  return nearness;
}
