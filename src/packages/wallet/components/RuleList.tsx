import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import styles from './RuleList.module.scss';

/** Rules in words, one sentence each, on a card of their own. */
export function RuleList({ heading, rules }: { heading: string; rules: readonly string[] }) {
  return (
    <Card heading={heading} margin="screen">
      <Element as="ul" className={styles.rules}>
        {rules.map(rule => (
          <Text as="li" key={rule} size={14} tone="secondary" className={styles.rule}>
            {rule}
          </Text>
        ))}
      </Element>
    </Card>
  );
}
