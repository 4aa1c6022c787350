import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import styles from './SpecificationTable.module.scss';

/** Names and values: 座位数 5座. */
export function SpecificationTable({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <Element as="dl" className={styles.table}>
      {rows.map(row => (
        <Element key={row.name}>
          <Text as="dt" size={12} tone="secondary">
            {row.name}
          </Text>
          <Text as="dd" words>
            {row.value}
          </Text>
        </Element>
      ))}
    </Element>
  );
}
