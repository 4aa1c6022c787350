import { Element } from '../element/Element';
import styles from './InitialIndex.module.scss';

/** The initials, one below the other over the height of the strip; the one that is held stands out. */
export function IndexLetters({ initials, held }: { initials: readonly string[]; held: string }) {
  return (
    <Element aria-hidden className={styles.letters}>
      {initials.map(initial => (
        <Element as="span" key={initial} className={initial === held ? styles.current : ''}>
          {initial}
        </Element>
      ))}
    </Element>
  );
}

/** The letter under the finger, large, as long as one is held. */
export function IndexBubble({ held }: { held: string }) {
  return held ? (
    <Element aria-hidden className={styles.bubble}>
      {held}
    </Element>
  ) : null;
}
