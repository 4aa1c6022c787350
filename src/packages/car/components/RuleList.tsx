import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import styles from './RuleList.module.scss';

/** What holds for a rental: documents, deposits, mileage, fuel, cancelling. */
export function RuleList({ rules }: { rules: readonly { title: string; text: string }[] }) {
  return (
    <>
      {rules.map(rule => (
        <Element key={rule.title} className={styles.rule}>
          <Text as="h3" weight={600}>
            {rule.title}
          </Text>
          <Text as="p" tone="secondary">
            {rule.text}
          </Text>
        </Element>
      ))}
    </>
  );
}
