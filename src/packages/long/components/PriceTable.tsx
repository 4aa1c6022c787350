import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { LongTier } from '~types/api/orderLong';
import styles from './PriceTable.module.scss';

interface PriceTableProps {
  tiers: readonly LongTier[];
  /** The term that is asked for: its tier is marked. */
  months: number;
}

/** What a month costs by the term. */
export function PriceTable({ tiers, months }: PriceTableProps) {
  const current = tiers.reduce<LongTier | undefined>(
    (found, tier) => (tier.months <= months ? tier : found),
    undefined,
  );
  return (
    <Element as="ul" className={styles.tiers} aria-label="各租期的月租金">
      {tiers.map(tier => (
        <Element
          as="li"
          key={tier.months}
          className={classNames(styles.tier, tier === current && styles.current)}
          {...(tier === current ? { 'aria-current': 'true' as const } : {})}
        >
          <Text as="span" size={12} tone="secondary" block>
            {tier.text}
          </Text>
          <Text as="span" size={14} weight={600} numeric block>{`¥${yuanText(tier.monthly_price)}/月`}</Text>
        </Element>
      ))}
    </Element>
  );
}
