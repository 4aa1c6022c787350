import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import styles from './TierTable.module.scss';

/** A step of a price: from where it holds, and what a month of one car costs there, fen. */
export interface PriceTier<Key extends string> {
  key: Key;
  text: string;
  monthlyPrice: number;
}

interface TierTableProps<Key extends string> {
  /** What the prices go by: 按租期. */
  label: string;
  tiers: readonly PriceTier<Key>[];
  current: Key;
  onChoose: (key: Key) => void;
}

/** What a month of one car costs by one measure; a tap takes a step. */
export function TierTable<Key extends string>({ label, tiers, current, onChoose }: TierTableProps<Key>) {
  return (
    <Element className={styles.tiers} role="group" aria-label={label}>
      {tiers.map(({ key, text, monthlyPrice }) => (
        <Element
          as="button"
          key={key}
          className={classNames(styles.tier, key === current && styles.current)}
          aria-pressed={key === current}
          onClick={() => onChoose(key)}
        >
          <Text as="span" size={12} tone="secondary" block>
            {text}
          </Text>
          <Text as="span" size={14} weight={600} numeric block>{`¥${yuanText(monthlyPrice)}`}</Text>
        </Element>
      ))}
    </Element>
  );
}
