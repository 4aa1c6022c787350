import styles from './Video.module.scss';
import type { VideoProps } from './Video';

export function Video({ src, label }: VideoProps) {
  return (
    <video src={src} className={styles.video} controls preload="metadata" playsInline aria-label={label} />
  );
}
