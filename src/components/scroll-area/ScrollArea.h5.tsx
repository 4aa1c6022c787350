import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { ArrowKey, ScrollAreaProps } from './ScrollArea';

const arrowKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const isArrowKey = (key: string): key is ArrowKey => arrowKeys.includes(key);

const find = (area: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  area?.querySelector<HTMLElement>(`[id="${id}"]`);

/** Centres an item that is not wholly in view. Only this area scrolls: scrollIntoView would move the page under a rising sheet too. */
function reveal(area: HTMLElement | null, id: string): void {
  const item = find(area, id);
  if (!area || !item) return;
  const outer = area.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.left < outer.left || inner.right > outer.right) {
    area.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    area.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}

export function ScrollArea({ axis, children, className, target, role, onArrow, ...props }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => reveal(area.current, target), [target]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!isArrowKey(event.key) || !(event.target instanceof Element)) return;
    const next = onArrow(event.key, event.target.id);
    if (next === undefined) return;
    event.preventDefault();
    find(area.current, next)?.focus();
  };
  return (
    <div
      ref={area}
      className={className}
      style={axis === 'x' ? { overflowX: 'auto' } : { overflowY: 'auto' }}
      role={role}
      aria-label={props['aria-label']}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
