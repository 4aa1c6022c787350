import { Video as HostVideo } from '@tarojs/components';
import { Element } from '../element/Element';
import styles from './Video.module.scss';

/** What a video needs on every host. */
export interface VideoProps {
  src: string;
  /** What it shows: 视频1. */
  label: string;
}

/**
 * A video that plays when one taps it, by the host's own player; nothing but its beginning is loaded before. The player has
 * no name of its own, so what stands around it says what it shows.
 */
export function Video({ src, label }: VideoProps) {
  return (
    <Element role="group" aria-label={label}>
      <HostVideo src={src} className={styles.video ?? ''} controls objectFit="contain" />
    </Element>
  );
}
