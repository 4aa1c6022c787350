import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import styles from './RuleList.module.scss';

interface RuleListProps {
  heading: string;
  rules: readonly string[];
  /** A rule worked out with figures, told last and darker: 例如用了2天后退款…… */
  example?: string | undefined;
}

/** Rules in words, one sentence each, on a card of their own. */
export function RuleList({ heading, rules, example }: RuleListProps) {
  return (
    <Card heading={heading} margin="screen">
      <Element as="ul" className={styles.rules}>
        {rules.map(rule => (
          <Text as="li" key={rule} size={14} tone="secondary" className={styles.rule}>
            {rule}
          </Text>
        ))}
        {example ? (
          <Text as="li" size={14} className={styles.rule}>
            {example}
          </Text>
        ) : null}
      </Element>
    </Card>
  );
}
