import { scrollToElement } from '@/platform/scroll';
import { Element } from '../element/Element';
import { groupId } from './ChoiceRows';
import styles from './InitialIndex.module.scss';

/** Class of what stands beside the index: here it stands above the list, beside nothing. */
export const besideIndex = '';

/** The initials of a long list: a tap on one leads to its part. */
export function InitialIndex({ initials }: { initials: readonly string[] }) {
  return (
    <Element as="nav" className={styles.index} aria-label="按首字母查找">
      {initials.map(initial => (
        <Element
          as="button"
          key={initial}
          className={styles.letter}
          onClick={() => scrollToElement(groupId(initial))}
        >
          {initial}
        </Element>
      ))}
    </Element>
  );
}
