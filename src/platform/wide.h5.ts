import { useSyncExternalStore } from 'react';

/** As the mixin `wide` in styles/mixins.scss. */
const WIDE = '(min-width: 900px)';

const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** By the size of the window: before version 14, Safari tells nobody that a query holds now. */
function watchSize(report: () => void): () => void {
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
}

export const useIsWide = (): boolean => useSyncExternalStore(watchSize, isWide);
