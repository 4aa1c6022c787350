import { useState } from 'react';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { NativeImage, type PictureFit } from './NativeImage';
import { pictureAddress } from './pictureAddress';
import styles from './Picture.module.scss';

interface PictureProps {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  fit?: PictureFit;
  className?: string | undefined;
}

/** Image lazy-load attempt count (specification §2). */
const attempts = 2;

/**
 * A lazy picture: at most 2 attempts, then a silhouette in its place, without a jump of the layout. It fills the box
 * around it, whose height is given: a mini-program's image has none of its own.
 */
export function Picture({ src, alt, fit = 'contain', className = '' }: PictureProps) {
  const [failure, setFailure] = useState({ src, count: 0 });
  const count = failure.src === src ? failure.count : 0;
  if (count >= attempts || !src) {
    return (
      <Element
        className={`${styles.picture} ${styles.silhouette} ${className}`}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      >
        <Icon name="car" size={40} />
      </Element>
    );
  }
  return (
    <NativeImage
      // A new key makes the host ask again.
      key={count}
      src={pictureAddress(src)}
      alt={alt}
      fit={fit}
      className={`${styles.picture} ${fit === 'contain' ? styles.whole : ''} ${className}`}
      onError={() => setFailure({ src, count: count + 1 })}
    />
  );
}
