import { Element } from '@/components/element/Element';
import styles from './RuleList.module.scss';

/** What holds for a rental: documents, deposits, mileage, fuel, cancelling. */
export function RuleList({ rules }: { rules: readonly { title: string; text: string }[] }) {
  return (
    <>
      {rules.map(rule => (
        <Element key={rule.title} className={styles.rule}>
          <Element as="h3" className={styles.title}>
            {rule.title}
          </Element>
          <Element as="p" className={styles.text}>
            {rule.text}
          </Element>
        </Element>
      ))}
    </>
  );
}
