import { ScrollView } from '@tarojs/components';
import type { ReactNode } from 'react';

/** A key that moves the focus between the items of a scroll area. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** An area that scrolls by itself, and to where. */
export interface ScrollAreaProps {
  axis: 'x' | 'y';
  children: ReactNode;
  className?: string | undefined;
  role?: string;
  'aria-label'?: string;
  /** Id of the item that is brought into view, at first and whenever it is another one. */
  target: string;
  /** Id of the item that an arrow key leads to from the focused one; undefined is nowhere. Mini-programs have no keys. */
  onArrow: (key: ArrowKey, id: string) => string | undefined;
}

/** A part of a screen that scrolls by itself, keeps its chosen item in view and is walked by arrow keys: the host's scroll view. */
export function ScrollArea({ axis, children, className = '', target, role, ...props }: ScrollAreaProps) {
  return (
    <ScrollView
      className={className}
      scrollX={axis === 'x'}
      scrollY={axis === 'y'}
      scrollIntoView={target}
      {...(role ? { ariaRole: role } : {})}
      {...(props['aria-label'] ? { ariaLabel: props['aria-label'] } : {})}
    >
      {children}
    </ScrollView>
  );
}
