import type { ReactNode } from 'react';

/** Cars with everything that can be chosen of them open at their left, in a wide window (look.md, wide). */
export function WithFilters({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
