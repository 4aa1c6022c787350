import { useRef, type KeyboardEvent } from 'react';
import styles from './Gallery.module.scss';
import type { GalleryStripProps } from './GalleryStrip';

export function GalleryStrip({ label, count, children, onShow }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = (): number => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = new Map([
      ['ArrowLeft', seen() - 1],
      ['ArrowRight', seen() + 1],
      ['Home', 0],
      ['End', count - 1],
    ]).get(event.key);
    if (next === undefined || !strip.current) return;
    event.preventDefault();
    strip.current.scrollLeft = Math.max(0, Math.min(next, count - 1)) * strip.current.clientWidth;
  };
  return (
    <div
      ref={strip}
      className={styles.strip}
      role="group"
      aria-label={label}
      // One picture does not scroll, so that there is nothing to reach.
      tabIndex={count > 1 ? 0 : undefined}
      onScroll={() => onShow(seen())}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          {children(index)}
        </div>
      ))}
    </div>
  );
}
