import { View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import { followFinger } from '@/platform/finger';
import { scrollToElement } from '@/platform/scroll';
import { groupId } from './ChoiceRows';
import { IndexBubble, IndexLetters } from './IndexLetters';
import styles from './InitialIndex.module.scss';

/** Class of what stands beside the index and has targets of its own up to the edge. */
export const besideIndex = styles.beside;

const id = 'initial-index';

/**
 * The initials of a long list at the right edge: a finger is followed along all of them, so that it need not hit a letter.
 * The one under it is shown large. Who cannot see it searches, or scrolls.
 */
export function InitialIndex({ initials }: { initials: readonly string[] }) {
  const [held, setHeld] = useState('');
  const finger = useMemo(
    () =>
      followFinger(id, initials.length, step => {
        const letter = initials[step] ?? '';
        setHeld(letter);
        // At once: the finger may be at the next one before the page has arrived.
        if (letter) scrollToElement(groupId(letter), 0);
      }),
    [initials],
  );
  return (
    <View id={id} className={styles.strip} ariaLabel="按首字母查找" catchMove {...finger}>
      <IndexLetters initials={initials} held={held} />
      <IndexBubble held={held} />
    </View>
  );
}
