import { Chips } from '@/components/chips/Chips';
import type { FaqItem } from '~types/api/content';
import styles from './Suggestions.module.scss';
import { Element } from '@/components/element/Element';

/** Questions that may be meant: one tap asks it. */
export function Suggestions({
  items,
  onAsk,
}: {
  items: readonly FaqItem[];
  onAsk: (question: string) => Promise<void>;
}) {
  if (items.length === 0) return null;
  return (
    <Element className={styles.suggestions}>
      <Chips
        label="您可能想问"
        items={items.map(({ question }) => ({ key: question, text: question }))}
        onToggle={question => void onAsk(question)}
      />
    </Element>
  );
}
