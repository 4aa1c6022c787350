import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import styles from './RefundRules.module.scss';

interface RefundRulesProps {
  rules: readonly string[];
  /** 例如用了2天后退款…… */
  example?: string | undefined;
}

/** 退款规则: by which rule unused days are refunded, with an example in yuan (issue 13: shown before buying). */
export function RefundRules({ rules, example }: RefundRulesProps) {
  return (
    <Card heading="退款规则" margin="screen">
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
