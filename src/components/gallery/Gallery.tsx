import { useState } from 'react';
import { Element } from '../element/Element';
import { Picture } from '../picture/Picture';
import styles from './Gallery.module.scss';
import { GalleryStrip } from './GalleryStrip';

/** A picture of a gallery. */
export interface GalleryPicture {
  src: string;
  /** What it shows: 大众朗逸 外观. */
  alt: string;
}

interface GalleryProps {
  /** 大众朗逸的图片. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** What is said of each while it is seen: 取车时. */
  captions?: readonly string[];
  /** What they show cannot be had: greyed. */
  dimmed?: boolean;
}

/**
 * Pictures side by side, one at a time: a finger or the arrow keys move on, and it says which of how many is seen. Each
 * is tried at most twice, then a silhouette stands in its place (specification §2).
 */
export function Gallery({ label, pictures, captions = [], dimmed = false }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const seen = Math.min(shown, pictures.length - 1);
  const caption = captions[seen];
  return (
    <Element className={`${styles.gallery} ${dimmed ? styles.dimmed : ''}`}>
      <GalleryStrip label={label} count={pictures.length} onShow={setShown}>
        {index => <Picture {...(pictures[index] ?? { src: '', alt: '' })} className={styles.picture} />}
      </GalleryStrip>
      {pictures.length > 1 ? (
        <Element as="span" className={styles.position} aria-live="polite">
          {`${caption ? `${caption} ` : ''}${seen + 1}/${pictures.length}`}
        </Element>
      ) : null}
    </Element>
  );
}
