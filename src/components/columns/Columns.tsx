import type { ReactNode } from 'react';

/** What stands beside each other in a wide window. */
export interface ColumnsProps {
  children: ReactNode;
  /** What stays in view at the right of the rest; on a phone it follows below. */
  aside: ReactNode;
  /** Both are as wide; else the aside is as wide as a bill. */
  even?: boolean;
}

/**
 * The columns of a screen that is `wide` (page/definePage): what is read or filled in, and beside it what it comes to,
 * with the main action (look.md, wide). On a phone they are as if they were not there.
 */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <>
      {children}
      {aside}
    </>
  );
}
