import { Swiper, SwiperItem } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import styles from './Gallery.module.scss';

/** A strip of which one item is seen at a time. */
export interface GalleryStripProps {
  label: string;
  count: number;
  /** The item at an index. */
  children: (index: number) => ReactNode;
  /** Receives the index of the item that came into view. */
  onShow: (index: number) => void;
}

/** Items side by side that a finger moves, one at a time: the host's swiper. Mini-programs have no keys. */
export function GalleryStrip({ label, count, children, onShow }: GalleryStripProps) {
  return (
    <Element role="group" aria-label={label}>
      <Swiper className={styles.strip ?? ''} onChange={({ detail }) => onShow(detail.current)}>
        {Array.from({ length: count }, (_, index) => (
          <SwiperItem key={index} className={styles.item ?? ''}>
            {children(index)}
          </SwiperItem>
        ))}
      </Swiper>
    </Element>
  );
}
