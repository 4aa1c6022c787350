import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import styles from './TagChoice.module.scss';

interface TagChoiceProps {
  label: string;
  offered: readonly string[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
}

/** What can be said in a tap. */
export function TagChoice({ label, offered, chosen, onToggle }: TagChoiceProps) {
  return (
    <Element className={styles.tags}>
      <Chips
        label={label}
        items={offered.map(text => ({ key: text, text }))}
        selected={chosen}
        onToggle={onToggle}
      />
    </Element>
  );
}
