import { useState } from 'react';
import { scrollToElement } from '@/platform/scroll';
import { Element } from '../element/Element';
import { groupId } from './ChoiceRows';
import { IndexBubble, IndexLetters } from './IndexLetters';
import styles from './InitialIndex.module.scss';

/** Class of what stands beside the index and has targets of its own up to the edge. */
export const besideIndex = styles.beside;

/**
 * The initials of a long list at the right edge: one slider over all of them, so that a thumb need not hit a letter. The
 * browser's own, for keys and screen readers; the letter under the finger is shown large while it is held.
 */
export function InitialIndex({ initials }: { initials: readonly string[] }) {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const letter = initials[at] ?? '';
  const choose = (index: number): void => {
    setAt(index);
    scrollToElement(groupId(initials[index] ?? ''));
  };
  const hold = (): void => setHeld(true);
  const letGo = (): void => setHeld(false);
  return (
    <Element className={styles.strip}>
      <IndexLetters initials={initials} held={isHeld ? letter : ''} />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(0, initials.length - 1)}
        value={at}
        aria-label="按首字母查找"
        aria-orientation="vertical"
        aria-valuetext={letter}
        onChange={event => choose(Number(event.target.value))}
        onTouchStart={hold}
        onTouchEnd={letGo}
        onTouchCancel={letGo}
        onMouseDown={hold}
        onMouseUp={letGo}
        onBlur={letGo}
      />
      <IndexBubble held={isHeld ? letter : ''} />
    </Element>
  );
}
